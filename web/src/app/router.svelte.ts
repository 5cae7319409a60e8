/** Which page is shown: the address bar, and links of our own that change it without loading anew. */
export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'table'; id: string; token: string | null }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'lost' };

/** The point of a game that an address names, if it names one. */
function plyIn(text: string | null): number | null {
  return text === null ? null : Math.max(0, Number(text) || 0);
}

function parse(address: Location | URL): Route {
  const [, page = '', id = '', ...more] = address.pathname.replace(/\/$/, '').split('/');
  if (more.length) return { page: 'lost' };
  if (page === '' && !id) return { page: 'home' };
  if (page === 'lobby' && !id) return { page };
  if (page === 'table' && id) return { page, id, token: new URLSearchParams(address.hash.slice(1)).get('seat') };
  if (page === 'replay' && id) return { page, id, ply: plyIn(new URL(address.href).searchParams.get('ply')) };
  return { page: 'lost' };
}

let current = $state.raw<Route>(parse(location));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  current = parse(location);
  if (!replace) scrollTo(0, 0);
}

/** Takes the capability out of the address, so that it is not copied or kept with it. */
export function forgetToken(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

export function startRouter(): void {
  addEventListener('popstate', () => (current = parse(location)));
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.getAttribute('href')?.startsWith('#') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.href);
  });
}
