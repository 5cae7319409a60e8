/** What a person has set once for all pages: language, light, sound, name. */
import { preferred, type Language } from '../sentences/languages';
import { keep, recall } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

const GROUNDS = { light: '#efe5cd', dark: '#0d121b' };

class Settings {
  language = $state<Language>(preferred());
  theme = $state<Theme>(recall<Theme>('theme', 'auto'));
  sound = $state(recall('sound', false));
  /** What others see; who has given none is to each of them a guest in his own language. */
  name = $state(recall('name', ''));
  mutedChat = $state(recall('muted-chat', false));

  setLanguage(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.showTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on);
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }

  muteChat(muted: boolean): void {
    this.mutedChat = muted;
    keep('muted-chat', muted);
  }

  /** Colours the page, and the frame that a phone draws round it. */
  showTheme(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      const ground = GROUNDS[this.theme === 'auto' ? own : this.theme];
      // A browser colours its frame anew even where nothing is new.
      if (meta.content !== ground) meta.content = ground;
    }
  }
}

export const settings = new Settings();
