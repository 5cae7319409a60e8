/** Where things stand in the drawing: nine tiles, and twelve spaces on the pavement round them. */
import type { Side } from './scene';

export const TILE = 124;
export const STEP = 128;
export const MARGIN = 68;
/** Width and height of the whole drawing. */
export const SIZE = 2 * MARGIN + 2 * STEP + TILE;

export interface Point {
  x: number;
  y: number;
}

const along = (index: number): number => MARGIN + TILE / 2 + STEP * index;
const NEAR = 34;
const FAR = SIZE - NEAR;

/** The nine places in reading order. */
export const places = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'] as const;

/** The middle of a tile. */
export function middle(place: string): Point {
  return { x: along(place.charCodeAt(0) - 97), y: along(3 - Number(place[1])) };
}

/** The middle of a space. */
export function spot(space: number): Point {
  const index = space % 3;
  switch (Math.floor((space % 12) / 3)) {
    case 0: return { x: along(index), y: NEAR };
    case 1: return { x: FAR, y: along(index) };
    case 2: return { x: along(2 - index), y: FAR };
    default: return { x: NEAR, y: along(2 - index) };
  }
}

/** A point on the way round the board: a whole number is a space, and between two sides lies a corner. */
export function onTheWay(way: number): Point {
  const from = Math.floor(way);
  const part = way - from;
  const [a, b] = [spot(((from % 12) + 12) % 12), spot((((from + 1) % 12) + 12) % 12)];
  if (a.x === b.x || a.y === b.y) return between(a, b, part);
  // Above and below one leaves along the row, at the sides along the column.
  const corner = a.y === NEAR || a.y === FAR ? { x: b.x, y: a.y } : { x: a.x, y: b.y };
  return part < 0.5 ? between(a, corner, 2 * part) : between(corner, b, 2 * part - 1);
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Several on one space stand side by side along the pavement. */
export function beside(space: number, index: number, count: number): Point {
  const shift = (index - (count - 1) / 2) * Math.min(54, (TILE + 10) / count);
  return Math.floor((space % 12) / 3) % 2 ? { x: 0, y: shift } : { x: shift, y: 0 };
}

export const angles: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 };

/** A unit step towards a side. */
export const towards: Record<Side, Point> = {
  n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 },
};

/** The place nearest to a point of the drawing, within a tile's half width. */
export function placeAt({ x, y }: Point): string | undefined {
  return places.find((place) => {
    const at = middle(place);
    return Math.abs(at.x - x) < TILE / 2 && Math.abs(at.y - y) < TILE / 2;
  });
}
