/** As much of a browser as the client's modules ask for: sockets in the hands of a test, a page, a memory. */

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that have been made, the newest last. */
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly query: URLSearchParams;

  constructor(address: string) {
    this.query = new URL(address).searchParams;
    FakeSocket.made.push(this);
  }

  static get latest(): FakeSocket {
    return this.made.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The client hangs up. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server takes the call. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(frame: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The connection is gone. */
  lose(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** The messages of a kind that were sent here. */
  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** What `localStorage` holds. */
export const memory = new Map<string, string>();

const page = new EventTarget();

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: new URL('http://table.example/table/t'),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  document: Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: '', dataset: {} }, querySelectorAll: () => [] }),
});
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => void memory.set(name, text),
    removeItem: (name: string) => void memory.delete(name),
  },
});
