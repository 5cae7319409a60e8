/**
 * The turn that a person is putting together: words chosen and not yet played. What the board would look like, and what
 * may follow, is asked of the server after each word.
 */
import type { Choices } from '../boards/types';
import type { PreviewFrame, Scene } from './types';

type Ask = (ply: number, words: string[]) => Promise<PreviewFrame | null>;

export class Draft {
  words = $state.raw<string[]>([]);
  /** Whether the words are on their way to the table. */
  sending = $state(false);
  #preview = $state.raw<PreviewFrame | null>(null);
  /** What could be chosen before each word. */
  #offered: Choices[] = [];
  #ply = 0;
  #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isEmpty(): boolean {
    return !this.words.length;
  }

  /** The preview of exactly these words, once it is here. */
  get preview(): PreviewFrame | null {
    return this.#preview?.words.join() === this.words.join() ? this.#preview : null;
  }

  /** The newest preview, so that the board does not flicker while the next is on its way. */
  get scene(): Scene | null {
    return this.words.length ? (this.#preview?.scene ?? null) : null;
  }

  /** What may be chosen next; where the turn is complete, what may be chosen instead of its last word. */
  alternatives(choices: Choices | null): Choices | null {
    if (!this.words.length) return choices;
    if (!this.preview) return null;
    return this.preview.choices ?? this.#offered.at(-1) ?? null;
  }

  async choose(word: string, ply: number, choices: Choices | null): Promise<void> {
    if (this.sending) return;
    if (ply !== this.#ply) this.clear();
    const next = this.words.length ? this.preview?.choices : choices;
    if (next && word in next) {
      this.#offered.push(next);
      this.words = [...this.words, word];
    } else if (this.#offered.at(-1)?.[word]) {
      this.words = [...this.words.slice(0, -1), word];
    } else return;
    this.#ply = ply;
    await this.#look();
  }

  /** Chooses words one after the other, as somebody might who was told them. */
  async follow(words: string[], ply: number, choices: Choices | null): Promise<void> {
    this.clear();
    for (const word of words) await this.choose(word, ply, choices);
  }

  async takeBack(): Promise<void> {
    if (this.sending) return;
    this.#offered.pop();
    this.words = this.words.slice(0, -1);
    if (this.words.length) await this.#look();
    else this.clear();
  }

  clear(): void {
    this.words = [];
    this.sending = false;
    this.#preview = null;
    this.#offered = [];
  }

  /** Forgets words that were chosen for another position. */
  settle(ply: number): void {
    if (ply !== this.#ply) this.clear();
  }

  /** Asks for the preview once more: in another language it is told otherwise. */
  async lookAgain(): Promise<void> {
    if (this.words.length && !this.sending) await this.#look();
  }

  async #look(): Promise<void> {
    const words = this.words;
    const preview = await this.#ask(this.#ply, words);
    if (words !== this.words) return;
    if (preview) this.#preview = preview;
    else this.clear();
  }
}
