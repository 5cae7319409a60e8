/** What the shell gives to a board, and what a board tells the shell. A board contains no rules. */
import type { Say } from '../sentences/say';

export type { Say };

/** The legal next words, each with the suspects who would be in sight right after it (null: the game ends at once). */
export type Choices = Record<string, { seen: string[] | null }>;

export interface BoardProps<S> {
  /** What to draw: the present position, a preview, or a past ply. */
  scene: S;
  /** Legal next words; null = look only. */
  choices: Choices | null;
  /** Words chosen but not confirmed (scene is then the previewed one). */
  draft: string[];
  /** The scene is not played yet: draw it so. */
  preview: boolean;
  /** The private note sign of each suspect: "" | "?" | "x" | "!". */
  marks: Record<string, string>;
  /** Sentences. */
  say: Say;
  /** The role of who looks, null for a watcher. */
  viewer: string | null;
  /** The person chose this word (a key of choices). */
  onword: (word: string) => void;
  /** Hovering or focusing a choice: the shell shows its split. */
  onlook?: (word: string | null) => void;
  /** The person chose a place that stands for no word: the shell says so. */
  onmiss?: () => void;
  /** Picture only (rules panel, replay thumbnails): nothing focusable. */
  quiet?: boolean;
  /** The printed board as GET /api/games gives it (London only). */
  map?: PrintedMap;
}

/** A printed board of London. */
export interface PrintedMap {
  hexes: Record<string, 'lamp' | 'street' | 'house'>;
  /** In the order n ne se s sw nw. */
  neighbours: Record<string, (string | null)[]>;
  manholes: string[];
  gates: Record<string, string>;
  lamps: Record<string, string>;
}
