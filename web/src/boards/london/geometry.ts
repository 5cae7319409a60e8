/** Where everything lies on the map: flat-top hexagons, odd columns half a hexagon lower. */

import type { PrintedMap } from '../types';

export interface Point {
  x: number;
  y: number;
}

/** From the centre of a hexagon to a corner. */
export const R = 30;
/** Half the height of a hexagon: one line of the printed map. */
export const HALF = (R * Math.sqrt(3)) / 2;

export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const LINES = 16;
/** The part of the plane that the map takes: left, top, width, height. */
export const VIEW = { x: -R - 5, y: -R, width: 12 * 1.5 * R + 2 * R + 10, height: LINES * HALF + 2 * R };

/** The nearest point where a small knob is wholly on the map. */
export function inView({ x, y }: Point, margin = 14): Point {
  return {
    x: Math.max(VIEW.x + margin, Math.min(VIEW.x + VIEW.width - margin, x)),
    y: Math.max(VIEW.y + margin, Math.min(VIEW.y + VIEW.height - margin, y)),
  };
}

/** The centre of a hexagon, from its name: column and falling diagonal. */
export function centre(name: string): Point {
  const column = name.charCodeAt(0) - 97;
  const line = column + 2 * (8 - Number(name.slice(1))) - 1;
  return { x: column * 1.5 * R, y: line * HALF };
}

/** Where an exit lies: outside, above or below its gate. */
export function exitPlace(map: PrintedMap, exit: string): Point {
  const gate = centre(map.gates[exit] ?? 'b7');
  return { x: gate.x, y: exit.startsWith('n') ? gate.y - 2 * HALF : gate.y + 2 * HALF };
}

/** Where a cordon lies: across the mouth of the street, between gate and exit. */
export function barrier(map: PrintedMap, exit: string): Point {
  const [gate, out] = [centre(map.gates[exit] ?? 'b7'), exitPlace(map, exit)];
  return { x: gate.x, y: gate.y + (out.y - gate.y) * 0.56 };
}

/** Degrees from the east, clockwise, as SVG turns. */
export function degrees(direction: string): number {
  return DIRECTIONS.indexOf(direction as Direction) * 60 - 90;
}

/** The point at a distance in one of the six directions. */
export function towards(from: Point, direction: string, distance: number): Point {
  const turn = (degrees(direction) * Math.PI) / 180;
  return { x: from.x + Math.cos(turn) * distance, y: from.y + Math.sin(turn) * distance };
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((number) => {
  const turn = (number * Math.PI) / 3;
  return { x: Math.cos(turn), y: Math.sin(turn) };
});

/** The six corners, clockwise from the east. */
export function corners(middle: Point, radius: number): Point[] {
  return CORNERS.map(({ x, y }) => ({ x: middle.x + x * radius, y: middle.y + y * radius }));
}

/** Points as the attribute `points` of a polygon. */
export function points(list: Point[]): string {
  return list.map(({ x, y }) => `${tidy(x)},${tidy(y)}`).join(' ');
}

const hexagons = new Map<number, string>();

/** A hexagon as a piece of the attribute `d` of a path. All of one size are alike but for where they begin. */
export function hexPath(middle: Point, radius: number): string {
  let way = hexagons.get(radius);
  if (way === undefined) {
    const [half, high] = [tidier(radius / 2), tidier((radius * Math.sqrt(3)) / 2)];
    way = `l${-half},${high}h${-2 * half}l${-half},${-high}l${half},${-high}h${2 * half}Z`;
    hexagons.set(radius, way);
  }
  return `M${tidier(middle.x + radius)},${tidier(middle.y)}${way}`;
}

function tidier(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One decimal is enough, and keeps the page small. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A steady number from a name and a salt: variety that is the same on every screen. */
export function variety(name: string, salt: number, below: number): number {
  let mixed = 2166136261 ^ salt;
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1540483477);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
}
