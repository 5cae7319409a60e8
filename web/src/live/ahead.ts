/** The socket of a table: its address, and one that was opened before the client was there to listen. */

export interface Ahead {
  address: string;
  socket: WebSocket;
  /** What has come so far. */
  heard: string[];
}

declare global {
  var lamplighterAhead: Ahead | undefined;
}

export function socketAddress(id: string, seat: string | null, language: string, after: number | null = null): string {
  const query = new URLSearchParams({ language });
  if (seat) query.set('seat', seat);
  if (after !== null) query.set('after', String(after));
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket?${query}`;
}

/** Opens a socket that keeps what it hears until somebody takes it over. */
export function listenAhead(address: string): void {
  const ahead: Ahead = { address, socket: new WebSocket(address), heard: [] };
  ahead.socket.onmessage = ({ data }) => void ahead.heard.push(String(data));
  globalThis.lamplighterAhead = ahead;
}

/** The socket of this address, with what it has heard. One that was opened ahead is given out once. */
export function openSocket(address: string): Ahead {
  const ahead = globalThis.lamplighterAhead;
  globalThis.lamplighterAhead = undefined;
  if (ahead?.address === address) return ahead;
  ahead?.socket.close();
  return { address, socket: new WebSocket(address), heard: [] };
}
