/** From the words that may be played to the places on the map that stand for them. */

import type { PrintedMap } from '../types';
import { barrier, centre, exitPlace, inView, towards, R, type Point } from './geometry';
import { personOf, type LondonScene } from './scene';

/** What a tap on the map is about; a turn may offer several. */
export type Mode = 'play' | 'face' | 'move' | 'swap' | 'lamp' | 'cordon' | 'cover' | 'whistle';

/** The kinds of words that name two things: what is taken, and where it goes. */
const PAIRS: readonly string[] = ['lamp', 'cordon', 'cover', 'whistle'];
const MODES: Mode[] = ['play', 'face', 'move', 'swap', 'lamp', 'cordon', 'cover', 'whistle'];
const PART_OF_MOVE = ['move', 'accuse', 'escape'];

export interface Target extends Point {
  key: string;
  kind: string;
  /** The hexagon, exit, person or direction meant. */
  thing: string;
  /** What the tap plays; null for the first half of a pair. */
  word: string | null;
  /** For the second half of a pair, and for people, what is set in motion. */
  from: string;
}

export function parts(word: string): [string, string, string] {
  const [kind = '', first = '', second = ''] = word.split('-');
  return [kind, first, second];
}

/** Which mode a word belongs to; `stay` has a button of its own. */
function modeOf(word: string): Mode | null {
  const kind = parts(word)[0];
  if (PART_OF_MOVE.includes(kind)) return 'move';
  return MODES.find((mode) => mode === kind) ?? null;
}

/** The modes that these words offer, in a steady order. */
export function modesOf(words: string[]): Mode[] {
  const offered = new Set(words.map(modeOf));
  return MODES.filter((mode) => offered.has(mode));
}

export function isPair(mode: Mode | null): boolean {
  return mode !== null && PAIRS.includes(mode);
}

/** What can be taken in a mode that needs two taps. */
export function takeable(words: string[], mode: Mode | null): string[] {
  if (!isPair(mode)) return [];
  return [...new Set(words.filter((word) => modeOf(word) === mode).map((word) => parts(word)[1]))];
}

/** The places to tap in a mode, given what has been taken. */
export function targetsOf(map: PrintedMap, scene: LondonScene, words: string[], mode: Mode | null, taken: string | null): Target[] {
  if (mode === null) return [];
  const mine = words.filter((word) => modeOf(word) === mode);
  if (!isPair(mode)) return mine.map((word) => single(map, scene, word));
  const begins = takeable(words, mode).filter((thing) => thing !== taken);
  const ends = mine.filter((word) => parts(word)[1] === taken);
  return [
    ...ends.map((word) => second(map, word)),
    ...begins.map((thing) => first(map, scene, mode, thing)),
  ];
}

function single(map: PrintedMap, scene: LondonScene, word: string): Target {
  const [kind, thing] = parts(word);
  const from = kind === 'face' ? 'watson' : kind === 'play' ? thing : scene.hand;
  return { key: word, kind, thing, word, from, ...placeOf(map, scene, kind, thing) };
}

function first(map: PrintedMap, scene: LondonScene, mode: Mode, thing: string): Target {
  return { key: `${mode}-${thing}`, kind: `take-${mode}`, thing, word: null, from: '', ...placeOf(map, scene, mode, thing) };
}

function second(map: PrintedMap, word: string): Target {
  const [kind, from, thing] = parts(word);
  const place = kind === 'cordon' ? barrier(map, thing) : centre(thing);
  return { key: word, kind, thing, word, from, ...place };
}

function placeOf(map: PrintedMap, scene: LondonScene, kind: string, thing: string): Point {
  if (kind === 'escape') return exitPlace(map, thing);
  if (kind === 'cordon') return barrier(map, thing);
  if (kind === 'face') return inView(towards(centre(personOf(scene, 'watson')?.place || 'g6'), thing, R * 1.72));
  if (kind === 'play' || kind === 'swap' || kind === 'whistle') return centre(personOf(scene, thing)?.place || 'g6');
  return centre(thing);
}
