/** The facts of one position of London, as the server sends them. */

export interface Person {
  name: string;
  /** The street; empty once the person has left. */
  place: string;
  exit: string;
  cleared: boolean;
  /** Known not to be Jack, who would have had to escape instead of staying. */
  stayed: boolean;
  visible: boolean;
  lamps: string[];
  in_beam: boolean;
  company: string[];
}

export interface Lamp {
  place: string;
  is_lit: boolean;
  number: number;
}

export interface Card {
  round: number;
  taker: string;
  suspect: string;
}

export interface LondonScene {
  game: string;
  viewer: number | null;
  players: string[];
  round: number;
  step: number;
  actor: string;
  goes_on: boolean;
  due: string;
  verdicts: string[];
  suspects: string[];
  seen: string[];
  cards: Card[];
  jack: string;
  decided: boolean;
  winner: string;
  ending: string;
  board: string;
  people: Person[];
  lamps: Lamp[];
  manholes: string[];
  covered: string[];
  cordons: string[];
  lit: string[];
  beam: string[];
  facing: string;
  hand: string;
  owes_move: boolean;
  owes_ability: boolean;
  owes_facing: boolean;
  points: number;
  whistled: string[];
  whistling: boolean;
  left: string[];
  played: string[];
  coming: string[];
  reach: string[];
  accusable: string[];
  possible: string[];
  open_exits: string[];
}

export const CHARACTERS = ['holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull', 'bert'];
export const EXITS = ['nw', 'ne', 'sw', 'se'];
export const ROUNDS = 8;
/** The lamps with these numbers go out, one at the end of each round. */
export const LAMPS_TO_GO_OUT = 4;

/** What the witness card shows through this round: the last call before it; at first `seen`. */
export function witnessCard(scene: LondonScene): string {
  return scene.verdicts.slice(0, scene.round - 1).at(-1) ?? 'seen';
}

export function personOf(scene: LondonScene, name: string): Person | undefined {
  return scene.people.find((person) => person.name === name);
}

export type Standing = 'jack' | 'cleared' | 'stayed' | 'card' | 'certain' | 'open';

/** How much the viewer knows of a suspect: the first of these that applies. */
export function standing(scene: LondonScene, person: Person): Standing {
  if (scene.jack === person.name) return 'jack';
  if (person.cleared) return 'cleared';
  if (scene.possible.includes(person.name)) return scene.possible.length === 1 ? 'certain' : 'open';
  if (person.stayed) return 'stayed';
  const own = scene.viewer === null ? '' : scene.players[scene.viewer];
  return scene.cards.some(({ taker, suspect }) => taker === own && suspect === person.name) ? 'card' : 'open';
}
