/** A position of each game for its rules at a glance, as the server would tell it to a watcher. */
import type { Scene } from '../live/types';

export const pictures: Record<string, () => Promise<{ default: Scene }>> = {
  pocket: async () => ({ default: (await import('./pocket.json')).default }),
  london: async () => ({ default: (await import('./london.json')).default }),
};
