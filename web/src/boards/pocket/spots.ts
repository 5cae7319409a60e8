/** The focus on the board: arrow keys move it to the nearest part in that direction. */
const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** An attachment for the drawing: arrow keys go from one part that can be focused to another, page keys to every one. */
export function arrowKeys(root: Element): () => void {
  const listen = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (!(target instanceof SVGElement) || !target.matches('[data-spot]')) return;
    const arrow = arrows[key];
    const next = arrow ? ahead(root, target, arrow) : along(root, target, key);
    if (!arrow && !next) return;
    event.preventDefault();
    next?.focus();
  };
  root.addEventListener('keydown', listen);
  return () => root.removeEventListener('keydown', listen);
}

/** What completes the action in hand comes before all else. */
function ahead(root: Element, from: SVGElement, arrow: [number, number]): SVGElement | undefined {
  const ends = parts(root, '[data-target]');
  return (ends.includes(from) && nearest(ends, from, arrow)) || nearest(parts(root, '[data-spot]'), from, arrow);
}

/** The next or the previous part in the order of the page. */
function along(root: Element, from: SVGElement, key: string): SVGElement | undefined {
  const all = parts(root, '[data-spot]');
  const step = { PageDown: 1, PageUp: all.length - 1 }[key];
  return step ? all[(all.indexOf(from) + step) % all.length] : undefined;
}

function parts(root: Element, selector: string): SVGElement[] {
  return [...root.querySelectorAll<SVGElement>(selector)];
}

function nearest(spots: SVGElement[], from: SVGElement, [dx, dy]: [number, number]): SVGElement | undefined {
  const at = centre(from);
  let best: SVGElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const { x, y } = centre(spot);
    const far = (x - at.x) * dx + (y - at.y) * dy;
    const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
    const cost = far + 2.5 * aside;
    if (spot !== from && far > 4 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
