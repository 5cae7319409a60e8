/** What the server says and what it is asked: the documents and frames of docs/protocol.md. */
import type { Choices, PrintedMap } from '../boards/types';

export type Status = 'waiting' | 'playing' | 'over';
export type OpponentKind = 'bot' | 'friend' | 'anyone' | 'here';
export type OfferKind = 'undo' | 'stop' | 'rematch';

// The facts of a position: each board knows the rest of its own.
export interface Scene {
  game: string;
  viewer: number | null;
  players: string[];
  round: number;
  step: number;
  actor: string;
  verdicts: string[];
  suspects: string[];
  seen: string[];
  jack: string;
  winner: string;
  board?: string;
  [fact: string]: unknown;
}

export interface Game {
  name: string;
  title?: string;
  roles: string[];
  options: Record<string, string[]>;
  suspects: string[];
  levels: string[];
  bots: string[];
  map?: Record<string, PrintedMap>;
}

export interface Seat {
  kind: 'guest' | 'bot' | 'free';
  name: string | null;
  bot: string | null;
  present: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'bank'; bank: number; increment: number; left: Record<string, number>; running: string | null; moment: number }
  | { kind: 'days'; days: number; until: Record<string, number>; running: string | null; moment: number };

export type ClockWish = { kind: 'none' } | { kind: 'bank'; bank: number; increment: number } | { kind: 'days'; days: number };

export interface Chapter {
  heading: string;
  lines: string[];
  /** How many words had been played after what each line tells. */
  plies: number[];
  /** Which of the lines are answers to a call for witnesses. */
  calls: number[];
}

export interface Witnesses {
  board: Scene;
  question: string[];
  lines: string[];
  answer: string;
  consequences: string[];
  cleared: { suspect: string; why: string }[];
}

export interface End {
  how: 'rules' | 'resignation' | 'time' | 'absence' | 'agreement' | 'cancelled';
  winner: string | null;
  jack: string | null;
  told: string[];
  words: string[];
  /** To the seed of a rematch. */
  next_commitment: string | null;
}

export interface Position {
  ply: number;
  words: string[];
  scene: Scene;
  choices: Choices | null;
  story: Chapter[];
  end: End | null;
}

export type Offers = Record<OfferKind, string | null>;

export interface TableFrame extends Position {
  type: 'table';
  seq: number;
  id: string;
  game: string;
  options: Record<string, string>;
  viewer: string | null;
  seats: Record<string, Seat>;
  opponent: OpponentKind;
  status: Status;
  moment: number;
  commitment: string;
  clock: Clock;
  offers: Offers;
  can: string[];
  undos: number;
  rematch: string | null;
}

export interface WordFrame {
  type: 'word';
  seq: number;
  ply: number;
  undos: number;
  by: string;
  own: boolean;
  word: string;
  told: string[];
  /** Whether the sentence goes on in the paragraph before. */
  joins: boolean;
  verdict: 'seen' | 'unseen' | null;
  witnesses: Witnesses | null;
  heading: string | null;
  scene: Scene;
  choices: Choices | null;
  clock: Clock;
  can: string[];
}

export interface SeatsFrame {
  type: 'seats';
  seq: number;
  seats: Record<string, Seat>;
  status: Status;
  can: string[];
}

export interface OfferFrame {
  type: 'offer';
  seq: number;
  offers: Offers;
  can: string[];
  by: string;
  what: OfferKind;
  did: 'made' | 'declined' | 'withdrawn' | 'accepted';
}

export interface UndoneFrame extends Position {
  type: 'undone';
  seq: number;
  by: string;
  undos: number;
  clock: Clock;
  can: string[];
}

export interface EndFrame extends Partial<Omit<Position, 'end'>> {
  type: 'end';
  seq: number;
  end: End;
  can: string[];
}

export interface RematchFrame {
  type: 'rematch';
  seq: number;
  table: string;
}

export interface ClockFrame {
  type: 'clock';
  seq: number;
  clock: Clock;
}

export interface PresenceFrame {
  type: 'presence';
  present: Record<string, boolean>;
  absent: Record<string, { since: number; claim_at: number | null }>;
  watchers: number;
}

export interface ChatFrame {
  type: 'chat';
  number: number;
  room: 'players' | 'watchers';
  by: string;
  role: string | null;
  text: string;
  at: number;
}

export interface DoneFrame {
  type: 'done';
  id: number;
  seq: number;
}

export interface RefusedFrame {
  type: 'refused';
  id: number | null;
  code: string;
  message: string;
}

export interface PreviewFrame {
  type: 'preview';
  id: number;
  ply: number;
  words: string[];
  scene: Scene;
  choices: Choices | null;
  notes: string[];
  complete: boolean;
}

export interface HintFrame {
  type: 'hint';
  id: number;
  ply: number;
  /** The whole turn that is advised. */
  words: string[];
  /** What it does, and what speaks for it. */
  told: string[];
  chance: number | null;
}

export interface PongFrame {
  type: 'pong';
  id: number;
  moment: number;
}

export type Numbered =
  | TableFrame
  | WordFrame
  | SeatsFrame
  | OfferFrame
  | UndoneFrame
  | EndFrame
  | RematchFrame
  | ClockFrame;
export type Answer = DoneFrame | RefusedFrame | PreviewFrame | HintFrame | PongFrame;
export type Told = Numbered | PresenceFrame | ChatFrame;
export type Frame = Told | Answer;

export type Request =
  | { type: 'play'; ply: number; undos: number; words: string[] }
  | { type: 'preview'; ply: number; words: string[] }
  | { type: 'hint'; ply: number; words: string[] }
  | { type: 'offer'; what: OfferKind; client_seed?: string }
  | { type: 'answer'; what: OfferKind; accept: boolean; client_seed?: string }
  | { type: 'withdraw'; what: OfferKind }
  | { type: 'resign' }
  | { type: 'cancel' }
  | { type: 'claim'; how: 'win' | 'stop' }
  | { type: 'chat'; text: string }
  | { type: 'ping' };

export interface Wish {
  game: string;
  options: Record<string, string>;
  role: string;
  opponent: { kind: 'bot'; bot: string } | { kind: 'friend' } | { kind: 'anyone' } | { kind: 'here' };
  clock: ClockWish;
  name: string;
}

/** The promise of a seed: the token that opens a table with it, and the commitment to it. */
export interface Seal {
  seal: string;
  commitment: string;
}

export interface Opened {
  id: string;
  seats: string[];
  invitation: string | null;
  keys: Record<string, string>;
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  round: number;
  names: Record<string, string | null>;
  /** The code of the computer's level, where it plays. */
  bot: string | null;
  clock: ClockWish;
  opened: number;
  watchers: number;
  open_seat: string | null;
}

export interface Ply {
  ply: number;
  plies: number;
  /** The ply of the first decision, after the deal. */
  begins: number;
  round: number;
  /** Which turn of the round; 0 comes before the first. */
  turn: number;
  /** Whether the game is over, so that anybody may look into the hands. */
  over: boolean;
  names: Record<string, string | null>;
  /** The code of the computer's level, where it plays. */
  bot: string | null;
  word: string | null;
  told: string[];
  verdict: 'seen' | 'unseen' | null;
  witnesses: Witnesses | null;
  scene: Scene;
}

export interface Proof {
  game: string;
  options: Record<string, string>;
  commitment: string;
  seed: string;
  client_seeds: { role: string; value: string }[];
  words: string[];
}
