/** The words of Pocket, taken apart. What is possible says the server; this only reads. */
import type { Choices } from '../types';
import type { Action, Detective, Scene } from './scene';

export type Move =
  | { kind: 'walk'; action: Action; detective: Detective; steps: number }
  | { kind: 'stay'; action: 'joker' }
  | { kind: 'turn'; action: 'rotation'; place: string; degrees: number }
  | { kind: 'exchange'; action: 'exchange'; places: [string, string] }
  | { kind: 'alibi'; action: 'alibi' };

export function read(word: string): Move {
  const [head = '', first = '', second = ''] = word.split('-');
  if (head === 'rotate') return { kind: 'turn', action: 'rotation', place: first, degrees: Number(second) };
  if (head === 'exchange') return { kind: 'exchange', action: 'exchange', places: [first, second] };
  if (head === 'alibi') return { kind: 'alibi', action: 'alibi' };
  if (head !== 'joker') return { kind: 'walk', action: head as Detective, detective: head as Detective, steps: Number(first) };
  if (first === 'none') return { kind: 'stay', action: 'joker' };
  return { kind: 'walk', action: 'joker', detective: first as Detective, steps: 1 };
}

/** The actions that the words belong to. */
export function actionsIn(choices: Choices | null): Set<Action> {
  return new Set(Object.keys(choices ?? {}).map((word) => read(word).action));
}

/** The words of one action. */
export function wordsOf(choices: Choices | null, action: Action): string[] {
  return Object.keys(choices ?? {}).filter((word) => read(word).action === action);
}

/** A word that leads a detective to a space. */
export interface Step {
  word: string;
  detective: Detective;
  steps: number;
  space: number;
}

/** Where the words of an action lead detectives. */
export function stepsOf(choices: Choices | null, action: Action, scene: Scene): Step[] {
  return wordsOf(choices, action).flatMap((word) => {
    const move = read(word);
    if (move.kind !== 'walk') return [];
    const from = scene.rays.find((ray) => ray.detective === move.detective)?.space ?? 0;
    return [{ word, detective: move.detective, steps: move.steps, space: (from + move.steps) % 12 }];
  });
}

/** The words that turn the tile at a place. */
export function turnsAt(choices: Choices | null, place: string): { word: string; degrees: number }[] {
  return [90, 180, 270]
    .map((degrees) => ({ word: `rotate-${place}-${degrees}`, degrees }))
    .filter(({ word }) => choices && word in choices);
}

/** The word that exchanges two tiles, where it is possible. */
export function exchangeOf(choices: Choices | null, one: string, other: string): string | undefined {
  const word = `exchange-${[one, other].sort().join('-')}`;
  return choices && word in choices ? word : undefined;
}

/** The detectives and places that words would change: what a preview has to point at. */
export function touched(words: string[]): Set<string> {
  return new Set(
    words.flatMap((word) => {
      const move = read(word);
      if (move.kind === 'walk') return [move.detective];
      if (move.kind === 'turn') return [move.place];
      return move.kind === 'exchange' ? move.places : [];
    }),
  );
}
