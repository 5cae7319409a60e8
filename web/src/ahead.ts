/**
 * The first script of the page: bundled by itself and small, so that it runs while the client is still on its way. It
 * asks for everything this address will need, side by side: the language, the board, the table itself.
 */
import { recall } from './app/kept';
import { listenAhead, socketAddress } from './live/ahead';
import { preferred } from './sentences/languages';

/** The file of each language and each board; the build puts them in. */
declare const __FILES__: Record<string, string>;

function fetchFile(name: string): void {
  const href = __FILES__[name];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Where the game is not known, both boards are fetched: that takes less time than to wait for the table. */
function fetchBoards(game: string | undefined): void {
  for (const name of game ? [game] : ['pocket', 'london']) fetchFile(name);
  if (game !== 'pocket') void fetch('/api/games').catch(() => undefined);
}

const language = preferred();
fetchFile(language);
const [, page, id] = location.pathname.split('/');
if (page === 'table' && id) {
  const own = recall<{ game?: string; here?: boolean }>(`table:${id}`, {});
  listenAhead(socketAddress(id, own.here ? 'none' : null, language));
  fetchBoards(own.game);
}
