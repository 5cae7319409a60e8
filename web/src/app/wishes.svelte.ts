/** The game a person wants: sensible to begin with, and remembered from one visit to the next. */
import * as api from '../live/api';
import type { ClockWish, OpponentKind, Wish } from '../live/types';
import { keep, recall } from './kept';
import { settings } from './settings.svelte';

export type Side = 'hunter' | 'jack' | 'random';

/** The two sides of each game, who hunts first. */
export const roles: Record<string, [string, string]> = {
  pocket: ['investigator', 'jack'],
  london: ['detective', 'jack'],
};

export const clocks: Record<string, ClockWish> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', bank: 300, increment: 5 },
  calm: { kind: 'bank', bank: 900, increment: 15 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
};

/** How strong the computer is to play, the weakest first. */
export const levels = ['ember', 'candle', 'lantern', 'streetlamp', 'lighthouse'];

const DEFAULTS = {
  game: 'pocket',
  side: 'hunter' as Side,
  opponent: 'bot' as OpponentKind,
  bot: 'candle',
  clock: 'none',
  board: 'revised',
};

/** What this browser added to the chance of a game, and the commitment it was shown before; empty where it added nothing. */
export interface Part {
  client_seed: string;
  commitment: string;
}

/** What this browser knows of a table it has a seat at. */
export interface OwnTable extends Part {
  game: string;
  keys: Record<string, string>;
  invitation: string | null;
  here: boolean;
  /** For a rematch that has been spoken of; `sent` says that the server has been told, as far as is known. */
  next?: Part & { sent: boolean };
}

export const nothingOwn: OwnTable = { game: '', keys: {}, invitation: null, here: false, client_seed: '', commitment: '' };

export function ownTable(id: string): OwnTable | null {
  return recall<OwnTable | null>(`table:${id}`, null, nothingOwn);
}

export function keepTable(id: string, own: OwnTable): void {
  const ids = recall<string[]>('tables', []).filter((other) => other !== id);
  for (const old of ids.splice(0, Math.max(0, ids.length - 60))) keep(`table:${old}`, null);
  keep('tables', [...ids, id]);
  keep(`table:${id}`, own);
  keep('going', [...going().filter((other) => other !== id), id]);
}

/** The tables of this browser that are not over as far as it knows, the newest last. */
export function going(): string[] {
  return recall<string[] | null>('going', null, []) ?? recall<string[]>('tables', []).slice(-9);
}

export function isOver(id: string): void {
  keep('going', going().filter((other) => other !== id));
}

function wished(): typeof DEFAULTS {
  const kept = recall('wish', DEFAULTS);
  const bot = levels.includes(kept.bot) ? kept.bot : DEFAULTS.bot;
  return kept.game in roles && kept.clock in clocks ? { ...kept, bot } : DEFAULTS;
}

class Wishes {
  chosen = $state({ ...wished() });

  get role(): string {
    const [hunter, jack] = roles[this.chosen.game]!;
    return this.chosen.side === 'random' ? 'random' : this.chosen.side === 'jack' ? jack : hunter;
  }

  /** Opens a table and gives its address. */
  async open(): Promise<string> {
    const { game, opponent, bot, clock, board } = this.chosen;
    keep('wish', { ...this.chosen });
    const wish: Wish = {
      game,
      options: game === 'london' ? { board } : {},
      role: this.role,
      opponent: opponent === 'bot' ? { kind: 'bot', bot } : { kind: opponent },
      clock: clocks[clock] ?? { kind: 'none' },
      name: settings.name,
    };
    const { id, keys, invitation, client_seed, commitment } = await api.openTable(wish);
    keepTable(id, { game, keys, invitation, here: opponent === 'here', client_seed, commitment });
    return `/table/${id}`;
  }
}

export const wishes = new Wishes();
