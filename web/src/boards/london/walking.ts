/** How things get from one scene to the next: the way a character walks, which tile slid where. */

import type { PrintedMap } from '../types';
import { centre, type Point } from './geometry';

const LONGEST = 4;
export const WALK_MS = 520;

/** A short way from one hexagon to another for the eye; straight where there is none. */
export function way(map: PrintedMap, from: string, to: string, overRoofs: boolean): Point[] {
  const before = new Map<string, string>([[from, '']]);
  let edge = [from];
  for (let step = 0; step < LONGEST && !before.has(to); step += 1) {
    const next: string[] = [];
    for (const place of edge) {
      for (const near of map.neighbours[place] ?? []) {
        if (!near || before.has(near) || !(overRoofs || map.hexes[near] === 'street')) continue;
        before.set(near, place);
        next.push(near);
      }
    }
    edge = next;
  }
  if (!before.has(to)) return [centre(from), centre(to)];
  const names: string[] = [];
  for (let place = to; place; place = before.get(place) ?? '') names.unshift(place);
  return names.map(centre);
}

/** The same line with its corners cut twice: people do not turn like clockwork. */
export function smooth(line: Point[]): Point[] {
  let now = line;
  for (let round = 0; round < 2; round += 1) {
    const cut: Point[] = [];
    now.forEach((point, number) => {
      const next = now[number + 1];
      if (!next) return;
      cut.push(between(point, next, 0.25), between(point, next, 0.75));
    });
    const [begin, end] = [now[0], now.at(-1)];
    if (begin && end) now = [begin, ...cut, end];
  }
  return now;
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** Key frames that bring something along a line to its end, where it already stands. */
export function frames(line: Point[]): Keyframe[] {
  const end = line.at(-1) ?? { x: 0, y: 0 };
  return line.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
}

export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** New places in the order of the old ones: what stayed keeps its number, so that only the rest slides. */
export function kept(old: readonly string[], now: readonly string[]): string[] {
  const fresh = now.filter((place) => !old.includes(place));
  const slots = old.map((place) => (now.includes(place) ? place : (fresh.shift() ?? '')));
  return [...slots, ...fresh];
}
