/**
 * One table as one viewer sees it: the state that frames make, and what he asks for. Whoever shows both sides of a table
 * on one device has two of these, and drops the private one with everything in it.
 */
import { tick } from 'svelte';
import { sound } from '../app/sounds';
import { settings } from '../app/settings.svelte';
import { say } from '../sentences/current.svelte';
import * as api from './api';
import { Draft } from './draft.svelte';
import { Told as Memory } from './forgetting';
import { askOnce, TableSocket, type Link } from './socket';
import { callOf, continued, endFor, storyOf, type Call, type StoryChapter } from './story';
import type { ChatFrame, HintFrame, OfferKind, Ply, Position, PresenceFrame, Request, TableFrame, Told, WordFrame } from './types';

export interface Trouble {
  code: string;
  facts: Record<string, unknown>;
}

/** Why waiting for a table would not help. */
const NOT_HERE = ['unknown_table', 'not_your_seat', 'name_the_seat', 'not_found'];

export type News = { kind: 'told'; lines: string[] } | { kind: 'offer'; by: string; what: OfferKind; did: string };

export class TableStore {
  readonly id: string;
  readonly seat: string | null;
  now = $state.raw<TableFrame | null>(null);
  story = $state.raw<StoryChapter[]>([]);
  link = $state<Link>('connecting');
  /** Why the last request was refused, until the next one. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why there is no such table here. */
  gone = $state.raw<Trouble | null>(null);
  presence = $state.raw<PresenceFrame | null>(null);
  chat = $state.raw<ChatFrame[]>([]);
  /** Calls for witnesses that have not been watched yet, the first of them on stage. */
  calls = $state.raw<Call[]>([]);
  /** A ply that is looked back at. */
  past = $state.raw<Ply | null>(null);
  /** What happened last, for who listens. */
  news = $state.raw<News | null>(null);
  /** Server time minus time here, in milliseconds. */
  skew = $state(0);
  /** Whether chance told something since the viewer last played: worth reading before a curtain falls. */
  shownByChance = $state(false);
  /** Whether a hint is being thought out. */
  hinting = $state(false);
  #hint = $state.raw<HintFrame | null>(null);
  /** The ply of the viewer's last word, as far as this page has seen it. */
  #playedAt = $state(0);
  /** The plies at which an alibi card was drawn. */
  #drawnAt = new Set<number>();
  readonly #stages: boolean;
  readonly draft = new Draft((ply, words) => this.#preview(ply, words));
  #socket: TableSocket;
  #memory = new Memory();

  /** `stages`: whether a call for witnesses is put on stage when it comes. */
  constructor(id: string, seat: string | null, { stages = true } = {}) {
    this.id = id;
    this.seat = seat;
    this.#stages = stages;
    this.#socket = new TableSocket({
      id,
      seat,
      language: () => settings.language,
      onframe: (frame) => {
        this.#apply(frame);
        for (const thing of [frame, this.now, this.story, this.calls]) this.#memory.keep(thing);
      },
      onlink: (link) => {
        this.link = link;
        if (link === 'live' && this.trouble?.code === 'offline') this.trouble = null;
      },
      fits: (ply, undos) => this.now?.ply === ply && this.now.undos === undos,
      onfailure: () => this.#isThere(),
    });
  }

  get isMyTurn(): boolean {
    return this.now?.status === 'playing' && this.now.choices !== null && this.now.viewer !== null;
  }

  /**
   * What was told since the viewer last played: the last two sentences, and alibi cards that were drawn. Calls for witnesses
   * have a stage of their own.
   */
  get since(): string[] {
    // The first chapter is the deal.
    const lines = this.story.slice(1).flatMap((chapter) => chapter.lines);
    const called = new Set(lines.filter((line) => line.called).map((line) => line.ply));
    const told = lines.filter((line) => line.ply > this.#playedAt && (line.open || !called.has(line.ply)));
    return told.filter((line, i) => i >= told.length - 2 || this.#drawnAt.has(line.ply)).map((line) => line.text);
  }

  can(what: string): boolean {
    return this.now?.can.includes(what) ?? false;
  }

  /** Asks for something; `seat`: as somebody of this browser whose eyes this store does not look with. */
  async ask(request: Request, seat: string | null = null): Promise<boolean> {
    this.trouble = null;
    const answer = await (seat ? askOnce(this.id, seat, settings.language, request) : this.#socket.send(request));
    if (answer.type !== 'refused') return true;
    const { type: _type, id: _id, code, message: _message, ...facts } = answer;
    this.trouble = { code, facts };
    return false;
  }

  choose(word: string): void {
    if (!this.now || this.past) return;
    this.trouble = null;
    void this.draft.choose(word, this.now.ply, this.now.choices);
  }

  /** Whether hints are given here: where nobody plays against somebody. */
  get givesHints(): boolean {
    return this.isMyTurn && (this.now!.opponent === 'bot' || this.now!.opponent === 'here');
  }

  /** The hint that is on the board now, as it was given. */
  get hint(): HintFrame | null {
    const hint = this.#hint;
    return hint?.ply === this.now?.ply && hint?.words.join() === this.draft.words.join() ? hint : null;
  }

  /** Asks what the strongest bot would do, and lays it on the board; it is not played. */
  async askHint(): Promise<void> {
    const { draft, now } = this;
    if (!now || !this.givesHints || this.past || this.hinting || draft.sending) return;
    this.trouble = null;
    this.hinting = true;
    const answer = await this.#socket.send({ type: 'hint', ply: now.ply, words: draft.words });
    this.hinting = false;
    if (answer.type === 'refused') this.trouble = { code: answer.code, facts: { ...answer } };
    if (answer.type !== 'hint') return;
    this.#memory.keep(answer);
    if (this.now?.ply !== answer.ply) return;
    this.#hint = answer;
    this.news = { kind: 'told', lines: answer.told };
    await draft.follow(answer.words, answer.ply, this.now.choices);
  }

  /** Plays the words of the draft. */
  async confirm(): Promise<void> {
    const { draft, now } = this;
    if (!now || draft.isEmpty || draft.sending || !draft.preview) return;
    draft.sending = true;
    this.shownByChance = false;
    const words = draft.words;
    const done = await this.ask({ type: 'play', ply: now.ply, undos: now.undos, words });
    draft.sending = false;
    if (done) draft.clear();
    // The words had arrived before the connection went, and were told since.
    else if (this.trouble?.code === 'stale' && draft.isEmpty) this.trouble = null;
  }

  async lookBack(ply: number): Promise<void> {
    if (!this.now || ply >= this.now.ply) {
      this.past = null;
      return;
    }
    this.past = (await this.#asItStood(ply)) ?? this.past;
  }

  async #asItStood(ply: number): Promise<Ply | null> {
    try {
      const then = await api.ply(this.id, ply, this.seat ?? this.now?.viewer ?? null, settings.language);
      this.#memory.keep(then);
      return then;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.trouble = { code: error.code, facts: error.facts };
      return null;
    }
  }

  leaveStage(): void {
    this.calls = this.calls.slice(1);
  }

  /** Shows the call that the word before this ply brought. */
  async callAgain(ply: number): Promise<void> {
    const then = await this.#asItStood(ply);
    const call = then && callOf(then);
    if (call) this.calls = [call];
  }

  restart(): void {
    this.#socket.restart();
  }

  /** Ends the connection and forgets all that was told. */
  close(): void {
    this.#socket.close();
    this.draft.clear();
    this.now = this.past = this.presence = this.news = this.trouble = null;
    this.story = [];
    this.chat = [];
    this.calls = [];
    // When nothing on the page shows it any more.
    void tick().then(() => this.#memory.forget());
  }

  async #isThere(): Promise<boolean> {
    try {
      await api.table(this.id, this.seat, settings.language);
      return true;
    } catch (error) {
      // Everything else passes; the next attempt may find it.
      if (!(error instanceof api.ApiError) || !NOT_HERE.includes(error.code)) return true;
      this.gone = { code: error.code, facts: error.facts };
      return false;
    }
  }

  async #preview(ply: number, words: string[]) {
    this.trouble = null;
    const answer = await this.#socket.send({ type: 'preview', ply, words });
    if (answer.type === 'preview') {
      this.#memory.keep(answer);
      return answer;
    }
    if (answer.type === 'refused') this.trouble = { code: answer.code, facts: { ...answer } };
    return null;
  }

  #apply(frame: Told): void {
    if (frame.type === 'table') return this.#open(frame);
    if (frame.type === 'presence') this.presence = frame;
    else if (frame.type === 'chat') this.#hear(frame);
    else if (this.now) this.#change(this.now, frame);
  }

  #open(frame: TableFrame): void {
    this.now = frame;
    this.news = null;
    this.skew = frame.moment - Date.now();
    this.story = storyOf(frame.story);
    this.calls = [];
    this.past = null;
    this.draft.settle(frame.ply);
    void this.draft.lookAgain();
  }

  #change(now: TableFrame, frame: Exclude<Told, TableFrame | PresenceFrame | ChatFrame>): void {
    if (frame.type === 'word') this.#hearWord(now, frame);
    else if (frame.type === 'seats') {
      if (now.status !== frame.status && frame.status === 'playing') sound('turn');
      this.now = { ...now, seats: frame.seats, status: frame.status, can: frame.can };
    } else if (frame.type === 'offer') {
      this.now = { ...now, offers: frame.offers, can: frame.can };
      this.news = { kind: 'offer', by: frame.by, what: frame.what, did: frame.did };
    } else if (frame.type === 'undone') {
      this.#playedAt = 0;
      this.now = { ...now, ...positionOf(frame), undos: frame.undos, clock: frame.clock, can: frame.can };
      this.story = storyOf(frame.story);
      this.draft.clear();
      this.past = null;
      this.calls = [];
    } else if (frame.type === 'end') {
      const { type: _type, seq: _seq, ...rest } = frame;
      this.now = { ...now, ...rest, status: 'over' };
      if (frame.story) this.story = storyOf(frame.story);
      this.draft.clear();
      this.news = { kind: 'told', lines: [say(`web-end-${endFor(frame.end, now.viewer)}`), ...frame.end.told] };
      sound('end');
    } else if (frame.type === 'rematch') this.now = { ...now, rematch: frame.table };
    else if (frame.type === 'clock') this.now = { ...now, clock: frame.clock };
  }

  #hearWord(now: TableFrame, frame: WordFrame): void {
    const { ply, undos, word, scene, choices, clock, can } = frame;
    const call = callOf(frame);
    const wasMine = this.isMyTurn;
    this.now = { ...now, ply, undos, scene, choices, clock, can, words: [...now.words, word] };
    this.story = continued(this.story, frame);
    if (frame.by === 'chance' && frame.told.length) this.shownByChance = true;
    this.draft.settle(ply);
    if (frame.own) this.#playedAt = ply;
    if (frame.by === 'chance' && size(scene.cards) > size(now.scene.cards)) this.#drawnAt.add(ply);
    if (call && this.#stages) this.calls = [...this.calls, call];
    const consequences = call ? [call.witnesses.answer, ...call.witnesses.consequences] : [];
    this.news = { kind: 'told', lines: [...frame.told, ...consequences, frame.heading ?? ''].filter(Boolean) };
    // The sound of a verdict belongs to its moment on stage.
    sound(!call && !wasMine && this.isMyTurn ? 'turn' : 'move');
  }

  #hear(frame: ChatFrame): void {
    if (this.chat.some((message) => message.number === frame.number && message.room === frame.room)) return;
    this.chat = [...this.chat, frame];
    if (!settings.mutedChat && frame.role !== this.now?.viewer) sound('chat');
  }
}

const size = (cards: unknown) => (Array.isArray(cards) ? cards.length : 0);

function positionOf(frame: Position): Position {
  const { ply, words, scene, choices, story, end } = frame;
  return { ply, words, scene, choices, story, end: end ?? null };
}
