/** Who taps what cannot be chosen is told so: nothing on a board keeps silent. */
import type { Attachment } from 'svelte/attachments';

/** An attachment that reports clicks on anything but the parts that can be chosen, which a selector names. */
export function missing(parts: string, onmiss: (() => void) | undefined): Attachment<Element> | undefined {
  return (
    onmiss &&
    ((root) => {
      const listen = ({ target }: Event) => {
        if (target instanceof Element && !target.closest(parts)) onmiss();
      };
      root.addEventListener('click', listen);
      return () => root.removeEventListener('click', listen);
    })
  );
}
