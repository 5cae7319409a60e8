/** The languages there are, and the one that a person wants. */
import { recall } from '../app/kept';

export const languages = ['cs', 'en', 'fr', 'it', 'zh'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const endonyms: Record<Language, string> = {
  cs: 'Čeština',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  zh: '简体中文',
};

/** The language chosen here before, or the first of the browser's that we speak. */
export function preferred(): Language {
  for (const wanted of [recall('language', ''), ...navigator.languages]) {
    const language = wanted.split('-')[0] as Language;
    if (languages.includes(language)) return language;
  }
  return 'en';
}
