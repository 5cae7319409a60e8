/** Which target is meant: by a finger that is not exact, by an arrow key. */

import { distance, type Point } from './geometry';

/** The nearest of the places within reach of a point. */
export function nearest<T extends Point>(places: T[], point: Point, within: number): T | null {
  let best: T | null = null;
  let least = within;
  for (const place of places) {
    const far = distance(place, point);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place that lies next in the direction of an arrow key: near, and not far off the line. */
export function beyond<T extends Point>(places: T[], from: T, key: string): T | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [right, down] = [place.x - from.x, place.y - from.y];
    const ahead = right * way.x + down * way.y;
    const aside = Math.abs(right * way.y) + Math.abs(down * way.x);
    const cost = Math.hypot(ahead, aside) + aside * 0.8;
    if (place !== from && ahead > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The next or the previous place in the list: so that the page keys reach every one. */
export function along<T>(places: T[], from: T, key: string): T | null {
  const step = key === 'PageDown' ? 1 : key === 'PageUp' ? places.length - 1 : 0;
  return step ? (places[(places.indexOf(from) + step) % places.length] ?? null) : null;
}
