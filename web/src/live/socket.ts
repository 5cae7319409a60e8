/**
 * The connection to one table.
 *
 * It comes back by itself when it is lost, each time waiting a little longer, and tells the server the last frame it has,
 * so that nothing is missed and nothing is told twice. Frames come in a gapless sequence; a gap means that something was
 * lost on the way, and then the connection is made anew. A play that was not acknowledged when the connection went is
 * sent again after the missing frames have come, and only if the game still stands where it was made.
 */
import { openSocket, socketAddress } from './ahead';
import type { Answer, Frame, Numbered, Request, Told } from './types';

export type Link = 'connecting' | 'live' | 'lost';

interface Options {
  id: string;
  seat: string | null;
  language: () => string;
  onframe: (frame: Told) => void;
  onlink: (link: Link) => void;
  /** Whether a play made at this ply still fits. */
  fits: (ply: number, undos: number) => boolean;
  /** Called when a connection could not be made at all; false gives up. */
  onfailure: () => Promise<boolean>;
}

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;

export class TableSocket {
  #options: Options;
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** The answer comes when the server gives it; a refusal is an answer, too. */
  send(request: Request): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, { request, resolve });
      if (this.#isOpen) this.#transmit(id, request);
      else if (request.type !== 'play') this.#lose(id);
    });
  }

  /** Everything from the beginning again: another language is another telling. */
  restart(): void {
    this.#last = null;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    this.#drop();
    this.#waiting.clear();
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const { id, seat, language } = this.#options;
    const { socket, heard } = openSocket(socketAddress(id, seat, language(), this.#last));
    let opened = false;
    this.#socket = socket;
    const open = () => {
      opened = true;
      this.#attempts = 0;
      this.#heard = Date.now();
      this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
      this.#catchUp();
    };
    const hear = (text: string) => {
      if (socket === this.#socket) this.#hear(JSON.parse(text) as Frame);
    };
    const close = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      void this.#retry(opened);
    };
    Object.assign(socket, { onopen: open, onmessage: ({ data }: MessageEvent) => hear(String(data)), onclose: close });
    if (socket.readyState === WebSocket.CONNECTING) return;
    // Opened ahead: what happened before is told now.
    queueMicrotask(() => {
      if (socket !== this.#socket) return;
      if (socket.readyState === WebSocket.OPEN) open();
      heard.forEach(hear);
      if (socket.readyState !== WebSocket.OPEN) close();
    });
  }

  /** Frames are in order, so when this is answered all that was missing has come. */
  #catchUp(): void {
    const unsettled = [...this.#waiting];
    void this.send({ type: 'ping' }).then((answer) => {
      if (answer.type !== 'pong') return;
      this.#options.onlink('live');
      for (const [id, { request }] of unsettled) {
        if (request.type === 'play' && this.#options.fits(request.ply, request.undos)) this.#transmit(id, request);
        else this.#lose(id, 'stale');
      }
    });
  }

  async #retry(opened: boolean): Promise<void> {
    this.#options.onlink('lost');
    if (!opened && !(await this.#options.onfailure())) return this.close();
    if (this.#closed || this.#socket) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++) * (0.7 + 0.6 * Math.random());
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #beat(): void {
    if (Date.now() - this.#heard > 2.2 * HEARTBEAT) {
      this.#drop();
      void this.#retry(true);
    } else void this.send({ type: 'ping' });
  }

  #hear(frame: Frame): void {
    this.#heard = Date.now();
    if (isAnswer(frame)) {
      if (frame.id === null) return;
      const waiting = this.#waiting.get(frame.id);
      this.#waiting.delete(frame.id);
      waiting?.resolve(frame);
      return;
    }
    if ('seq' in frame) {
      if (!this.#follows(frame)) return;
      this.#last = frame.seq;
    }
    this.#options.onframe(frame);
  }

  #follows(frame: Numbered): boolean {
    if (frame.type === 'table' || this.#last === null) return true;
    if (frame.seq > this.#last + 1) {
      this.#drop();
      this.#connect();
    }
    return frame.seq === this.#last + 1;
  }

  #transmit(id: number, request: Request): void {
    this.#socket?.send(JSON.stringify({ ...request, id }));
  }

  #lose(id: number, code = 'offline'): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve({ type: 'refused', id, code, message: '' });
  }

  #drop(): void {
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
    for (const [id, { request }] of [...this.#waiting]) if (request.type !== 'play') this.#lose(id);
  }
}

/** Asks one thing as a seat that has no socket here, on one that is closed again after the answer. */
export function askOnce(id: string, seat: string, language: string, request: Request): Promise<Answer> {
  const socket = new WebSocket(socketAddress(id, seat, language));
  const answer = new Promise<Answer>((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ ...request, id: 1 }));
    socket.onmessage = ({ data }: MessageEvent) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (isAnswer(frame) && frame.id === 1) resolve(frame);
    };
    socket.onclose = () => resolve({ type: 'refused', id: 1, code: 'offline', message: '' });
  });
  return answer.finally(() => socket.close());
}

const ANSWERS = ['done', 'refused', 'preview', 'hint', 'pong'];

function isAnswer(frame: Frame): frame is Answer {
  return ANSWERS.includes(frame.type);
}
