/** Private notes on suspects: a sign each, kept on this device and sent nowhere. */
import { keep, recall } from '../app/kept';

export const SIGNS = ['', '?', 'x', '!'] as const;

export class Marks {
  signs = $state<Record<string, string>>({});
  text = $state('');
  #name: string | null;

  /** Without a table nothing is kept: where two people share a device, none may read the other's notes. */
  constructor(table: string | null) {
    this.#name = table && `notes:${table}`;
    const nothing = { signs: {} as Record<string, string>, text: '' };
    const kept = this.#name ? recall(this.#name, nothing) : nothing;
    this.signs = kept.signs;
    this.text = kept.text;
  }

  cycle(suspect: string): void {
    const at = SIGNS.indexOf((this.signs[suspect] ?? '') as (typeof SIGNS)[number]);
    this.signs = { ...this.signs, [suspect]: SIGNS[(at + 1) % SIGNS.length]! };
    this.#keep();
  }

  write(text: string): void {
    this.text = text;
    this.#keep();
  }

  #keep(): void {
    if (this.#name) keep(this.#name, { signs: this.signs, text: this.text });
  }
}
