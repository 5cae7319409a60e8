/**
 * What the person at the board is about to choose: board and panel share it. One table on a page can be acted at, so
 * there is one.
 */
import type { Choices } from '../types';
import type { Action, Scene } from './scene';
import { actionsIn, exchangeOf, read, turnsAt, wordsOf } from './words';

type Play = (word: string) => void;

class Acting {
  /** The words possible before anything was previewed, and the scene they belong to. */
  choices = $state.raw<Choices | null>(null);
  base = $state.raw<Scene | null>(null);
  /** The word that is previewed. */
  played = $state<string | null>(null);
  /** The action token in hand. */
  action = $state<Action | null>(null);
  /** The tile in hand: to be turned, or the first of two to be exchanged. */
  place = $state<string | null>(null);
  /** The word under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** The part of the board that the tabulator key reaches. */
  cursor = $state('');
  /** Counts the times when the focus is to go to the first target. */
  jumps = $state(0);

  /** Takes over what the shell says; while a word is previewed the choices before it stay in force. */
  follow(scene: Scene, choices: Choices | null, draft: string[]): void {
    const word = draft[0] ?? null;
    if (word !== null && choices && word in choices) this.choices = choices;
    if (word !== null && this.choices && word in this.choices) {
      const move = read(word);
      this.played = word;
      this.action = move.action;
      this.place = move.kind === 'turn' ? move.place : null;
      return;
    }
    if (this.choices !== choices || this.played !== null) this.drop();
    this.played = null;
    this.choices = word === null ? choices : null;
    if (choices) this.base = scene;
  }

  drop(): void {
    this.action = null;
    this.place = null;
    this.looked = null;
  }

  /** Nothing of a table stays here when its board is gone. */
  forget(): void {
    this.drop();
    this.choices = this.base = this.played = null;
    this.cursor = '';
  }

  /** An action token is tapped. */
  take(action: Action, play: Play, jump: boolean): void {
    const words = wordsOf(this.choices, action);
    const [only] = words;
    if (this.played !== null || only === undefined) return;
    if (this.action === action) return this.drop();
    this.drop();
    if (words.length === 1) return play(only);
    this.action = action;
    if (jump) this.jumps += 1;
  }

  /** Whether tapping this tile does anything. */
  canTouch(place: string): boolean {
    if (this.played !== null) return this.place === place;
    const turns = turnsAt(this.choices, place).length > 0;
    const exchanges = this.canExchange(place);
    if (this.action === 'rotation') return turns;
    if (this.action === 'exchange') return exchanges;
    return this.action === null && (turns || exchanges);
  }

  canExchange(place: string): boolean {
    return Object.keys(this.choices ?? {}).some((word) => word.startsWith('exchange-') && word.includes(place));
  }

  /** Whether the tile in hand may be exchanged as well as turned. */
  get offersExchange(): boolean {
    return this.place !== null && this.action === null && this.canExchange(this.place);
  }

  /** A tile is tapped: chosen, chosen as the second one, or turned further. */
  touch(place: string, play: Play, jump: boolean): void {
    if (!this.canTouch(place)) return;
    if (this.played !== null) return play(this.further(place));
    if (this.place === place) {
      this.place = null;
    } else if (this.action === 'exchange' && this.place) {
      const word = exchangeOf(this.choices, this.place, place);
      if (word) play(word);
    } else {
      this.place = place;
      if (this.action === null && !turnsAt(this.choices, place).length) this.action = 'exchange';
      if (jump && this.action !== 'exchange') this.jumps += 1;
    }
  }

  /** The tile in hand is to be exchanged, not turned. */
  exchangeInstead(jump: boolean): void {
    this.action = 'exchange';
    this.looked = null;
    if (jump) this.jumps += 1;
  }

  /** The next of the possible turns of a tile. */
  private further(place: string): string {
    const words = turnsAt(this.choices, place).map(({ word }) => word);
    return words[(words.indexOf(this.played ?? '') + 1) % words.length] ?? '';
  }

  /** The action that tapping a detective takes up. */
  actionOf(detective: Action): Action | null {
    if (this.played !== null) return null;
    if (actionsIn(this.choices).has(detective)) return detective;
    return this.choices && `joker-${detective}` in this.choices ? 'joker' : null;
  }
}

export const acting = new Acting();
