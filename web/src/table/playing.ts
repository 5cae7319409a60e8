/** What the buttons that play a turn say: what would be committed, and what a chosen character can do. */
import type { LondonScene } from '../boards/london/scene';
import type { PreviewFrame } from '../live/types';
import { say } from '../sentences/current.svelte';

/** A word that only chooses a character. */
const CHOICE = 'play-';

/** The steps among some words: all but the choice of a character, which changes nothing on the map. */
export function stepsOf(words: string[]): string[] {
  return words.filter((word) => !word.startsWith(CHOICE));
}

/** What the character can do who was chosen last; empty where the last word is something else. */
export function powerChosen(words: string[]): string {
  const last = words.at(-1) ?? '';
  return last.startsWith(CHOICE) ? say(`web-london-power-${last.slice(CHOICE.length)}`) : '';
}

/** What the button says that plays a whole turn: where that decides the game, how. */
export function playText(preview: PreviewFrame | null): string {
  const [kind, thing] = preview?.complete ? (preview.words.at(-1) ?? '').split('-') : [];
  if (kind === 'escape') return say('web-play-escape', { exit: thing ?? '' });
  if (kind === 'accuse' && preview) {
    const { people, hand } = preview.scene as unknown as LondonScene;
    const accused = people.find(({ place, name }) => place === thing && name !== hand);
    if (accused) return say('web-play-accuse', { accused: accused.name });
  }
  return say('web-play');
}
