/** The focus on the board: arrow keys move it to the nearest part in that direction, and it is never lost. */
import { tick } from 'svelte';

const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** An attachment for the drawing: arrow keys go from one part that can be focused to another. */
export function arrowKeys(root: Element): () => void {
  const listen = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const arrow = arrows[key];
    if (!arrow || !(target instanceof Element) || !target.matches('[data-spot]')) return;
    event.preventDefault();
    nearest(root, target, arrow)?.focus();
  };
  root.addEventListener('keydown', listen);
  return () => root.removeEventListener('keydown', listen);
}

/** When what was pressed has gone with the press, the focus goes to the line that says what was chosen. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-hint]')?.focus();
}

function nearest(root: Element, from: Element, [dx, dy]: [number, number]): SVGElement | undefined {
  const at = centre(from);
  let best: SVGElement | undefined;
  let least = Infinity;
  for (const spot of root.querySelectorAll<SVGElement>('[data-spot]')) {
    const { x, y } = centre(spot);
    const ahead = (x - at.x) * dx + (y - at.y) * dy;
    const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (spot !== from && ahead > 4 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
