/** Everything that is not live, over HTTP. A refusal becomes an `ApiError` with the server's code. */
import type { Part } from '../app/wishes.svelte';
import type { Game, Opened, Ply, Proof, Seal, Summary, TableFrame, Wish } from './types';

export class ApiError extends Error {
  readonly code: string;
  readonly facts: Record<string, unknown>;

  constructor(code: string, message: string, facts: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError('offline', '');
  }
  const document: unknown = await response.json().catch(() => null);
  if (response.ok && document !== null) return document as T;
  const refusal = (document ?? {}) as { code?: string; message?: string };
  throw new ApiError(refusal.code ?? `http-${response.status}`, refusal.message ?? '', { ...refusal });
}

function query(values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] != null);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

let known: Promise<Game[]> | null = null;

/** The games there are; asked for once. */
export function games(): Promise<Game[]> {
  known ??= ask<Game[]>('/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/**
 * Opens a table. The server commits to its seed first and learns only with the order what this browser adds, so it cannot
 * choose between outcomes. A lost seal is asked for again, but once only, and never with what has been sent already.
 */
export async function openTable(wish: Wish): Promise<Opened & Part> {
  for (let attempt = 1; ; attempt++) {
    const { seal, commitment } = await ask<Seal>('/seals', {});
    const client_seed = clientSeed();
    try {
      return { ...(await ask<Opened>('/tables', { ...wish, seal, client_seed })), client_seed, commitment };
    } catch (error) {
      if (attempt > 1 || !(error instanceof ApiError) || error.code !== 'no_such_seal') throw error;
    }
  }
}

export const tables = (status: 'running' | 'waiting') => ask<Summary[]>(`/tables?status=${status}`);

export const table = (id: string, seat: string | null, language: string) =>
  ask<TableFrame>(`/tables/${id}${query({ seat, language })}`);

export const sit = (id: string, token: string | null, name: string, client_seed: string) =>
  ask<{ seats: string[]; keys: Record<string, string> }>(`/tables/${id}/seats`, { token, name, client_seed });

export const ply = (id: string, at: number, seat: string | null, language: string) =>
  ask<Ply>(`/tables/${id}/plies/${at}${query({ seat, language })}`);

export const proof = (id: string) => ask<Proof>(`/tables/${id}/proof`);

export const recordAddress = (id: string) => `/api/tables/${id}/record`;

/** What this browser adds to the chance of a game, so that nobody else can have chosen it. */
export function clientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
