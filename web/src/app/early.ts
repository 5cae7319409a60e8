/** Fetches what will be needed before it is asked for: the board of a table, and that of the next game while somebody still chooses on the first page. */
import { boards } from '../boards';
import { games } from '../live/api';
import { recall } from './kept';

export const pages = {
  lobby: () => import('../pages/Lobby.svelte'),
  replay: () => import('../pages/Replay.svelte'),
};

/** What fails here is asked for again when it is needed, and said then. */
const quietly = (fetching: Promise<unknown> | undefined) => void fetching?.catch(() => undefined);

function fetchBoard(game: string): void {
  quietly(boards[game]?.());
  if (game === 'london') quietly(games());
}

export function early(): void {
  const [, page, id] = location.pathname.split('/');
  if (page === 'table') {
    const { game } = recall<{ game?: string }>(`table:${id}`, {});
    for (const name of game ? [game] : Object.keys(boards)) fetchBoard(name);
  } else if (page === 'replay' || page === 'lobby') quietly(pages[page]());
  else if (page === '') setTimeout(() => fetchBoard(recall('wish', { game: 'pocket' }).game), 600);
}
