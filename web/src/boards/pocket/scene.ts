/** The facts of a position of Pocket, as the server tells them to one viewer. */

export type Side = 'n' | 'e' | 's' | 'w';
export type Detective = 'holmes' | 'watson' | 'toby';
export type Action = Detective | 'alibi' | 'rotation' | 'exchange' | 'joker';

export interface Tile {
  place: string;
  suspect: string;
  /** Empty for the open crossroads. */
  wall: Side | '';
  cleared: boolean;
  /** Turned in this round, and so not to be turned again. */
  rotated: boolean;
  seen_by: Detective[];
}

export interface Token {
  /** What its upper side shows. */
  action: Action;
  used: boolean;
}

export interface Ray {
  detective: Detective;
  space: number;
  heading: Side;
  /** The tiles in sight, nearest first. */
  places: string[];
}

export interface Card {
  round: number;
  taker: string;
  /** Empty where the viewer may not know. */
  suspect: string;
}

export interface Scene {
  game: string;
  viewer: number | null;
  players: string[];
  round: number;
  step: number;
  actor: string;
  due: string;
  verdicts: ('seen' | 'unseen')[];
  suspects: string[];
  seen: string[];
  cards: Card[];
  jack: string;
  decided: boolean;
  winner: string;
  tiles: (Tile | null)[];
  rays: Ray[];
  /** The four tokens, each in its own place; none until they are tossed. */
  tokens: Token[];
  coming: Action[];
  /** The round that began the chase; 0 where there is none. */
  chase: number;
  /** Who takes the four actions of this round. */
  order: string[];
  /** Round tokens before Jack, an hourglass each. */
  tokens_of_jack: number;
  /** Jack's hourglasses in all; null where the viewer may not know his cards. */
  hourglasses: number | null;
}

/** In the order of the rules. */
export const suspects = [
  'lestrade', 'goodley', 'bert', 'pizer', 'smith', 'lane', 'stealthy', 'gull', 'madame',
] as const;

/** The hourglasses printed on the alibi card of each suspect. */
export const hourglassesOn: Record<string, number> = {
  lestrade: 0, goodley: 0, bert: 1, pizer: 1, smith: 1, lane: 1, stealthy: 1, gull: 1, madame: 2,
};
