/** The history in words: a chapter for the deal and one for each round. */
import { say } from '../sentences/current.svelte';
import type { Chapter, End, WordFrame, Witnesses } from './types';

export interface Line {
  text: string;
  /** How many words had been played then. */
  ply: number;
  /** Whether it tells of a call for witnesses, which can be shown again. */
  called: boolean;
  /** Whether what happens next may go on in it. */
  open: boolean;
}

export interface StoryChapter {
  heading: string;
  lines: Line[];
}

/** What is staged when witnesses are called. */
export interface Call {
  /** What happened right before, such as an alibi card that was shown; nothing of the viewer's own. */
  before: string[];
  verdict: 'seen' | 'unseen';
  witnesses: Witnesses;
}

export function storyOf(chapters: Chapter[]): StoryChapter[] {
  return chapters.map(({ heading, lines, plies, calls }) => ({
    heading,
    lines: lines.map((text, i) => ({ text, ply: plies[i]!, called: calls.includes(i), open: i < Math.min(...calls) })),
  }));
}

export function callOf({ told, own, verdict, witnesses }: Pick<WordFrame, 'told' | 'verdict' | 'witnesses'> & { own?: boolean }): Call | null {
  return verdict && witnesses ? { before: own ? [] : told, verdict, witnesses } : null;
}

/** What an end is to a viewer: `web-end-...` says it. */
export function endFor({ how, winner }: End, viewer: string | null): string {
  if (how === 'cancelled') return 'cancelled';
  if (winner === null) return 'none';
  if (viewer === null) return `role-${winner}`;
  return winner === viewer ? 'won' : 'lost';
}

/** The story with one more word in it. */
export function continued(story: StoryChapter[], frame: WordFrame): StoryChapter[] {
  const last = story.at(-1) ?? { heading: '', lines: [] };
  const lines = [...last.lines];
  if (frame.told.length) {
    const before = frame.joins && lines.at(-1)?.open ? [lines.pop()!.text] : [];
    const text = [...before, ...frame.told].reduce((told, change) => say('told-with-change', { told, change }));
    lines.push({ text, ply: frame.ply, called: false, open: true });
  }
  const call = callOf(frame);
  if (call) {
    const { answer, consequences } = call.witnesses;
    lines.push({ text: answer, ply: frame.ply, called: true, open: false });
    lines.push(...consequences.map((text) => ({ text, ply: frame.ply, called: false, open: false })));
  }
  const told = [...story.slice(0, -1), { ...last, lines }];
  return frame.heading ? [...told, { heading: frame.heading, lines: [] }] : told;
}
