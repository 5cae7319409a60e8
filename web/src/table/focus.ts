/** The focus on a table: where it goes when what had it is gone, and how the arrow keys bring it to the board. */
import type { Attachment } from 'svelte/attachments';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/**
 * What is chosen often goes with the choice: a card, a target, the stage of the witnesses, the button that played. Then
 * the focus falls to the page, where no key means anything; so it is led to the board instead.
 */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const note = ({ target }: Event) => {
    last = target as Element;
  };
  const look = () => {
    const active = document.activeElement;
    const held = active === document.body ? last : root.contains(active) ? active : null;
    if (!held || (held.isConnected && !held.matches(':disabled'))) return;
    last = null;
    toBoard();
  };
  const watch = new MutationObserver(look);
  root.addEventListener('focusin', note);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', note);
    watch.disconnect();
  };
};

/** From the board as a whole, and from the buttons of the turn, an arrow key leads to what can be chosen on it. */
export function arrowToBoard(event: KeyboardEvent): void {
  if (!ARROWS.includes(event.key) || !(event.target instanceof Element)) return;
  if (!event.target.matches('.table-board [role="group"], .turn button')) return;
  const part = document.querySelector<SVGElement>('.table-board svg [tabindex="0"]');
  if (!part) return;
  part.focus();
  event.preventDefault();
}

/** A new view of a table on one device: its curtain has gone, and the focus with it. */
export function findFocus(): void {
  if (document.activeElement === document.body) toBoard();
}

function toBoard(): void {
  document.querySelector<HTMLElement>('.table-board [role="group"]')?.focus({ preventScroll: true });
}
