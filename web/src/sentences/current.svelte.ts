/** The sentences of the language now chosen. What calls `say` while it draws is drawn anew when the language changes. */
import { settings } from '../app/settings.svelte';
import { load, type Say, type Value } from './say';

let chosen = $state.raw<Say | null>(null);

export const say: Say = Object.defineProperties(
  ((key: string, values?: Record<string, Value>) => chosen?.(key, values) ?? '') as Say,
  {
    has: { value: (key: string) => chosen?.has(key) ?? false },
    language: { get: () => chosen?.language ?? 'en' },
  },
);

/** Loads the language that the settings name; until it is there the one before stays. */
export async function speak(): Promise<void> {
  const language = settings.language;
  const loaded = await load(language);
  if (language !== settings.language) return;
  chosen = loaded;
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
}
