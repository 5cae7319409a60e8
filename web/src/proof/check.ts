/** The proof of one finished game, checked step by step. */
import type { Proof } from '../live/types';
import { choice, commitment, streamKey } from './chance';
import { DOMAINS, outcomes } from './outcomes';

export interface Step {
  /** What was checked: the published commitment, the one given before or shown during the game, the seed added here, one outcome of chance. */
  kind: 'commitment' | 'sealed' | 'noted' | 'client' | 'outcome';
  right: boolean;
  word: string;
  /** Which of how many outcomes it is; 0 where it is none. */
  index: number;
  among: number;
}

/** What this browser knows of the game by itself. */
export interface Known {
  /** The commitment that this page was shown. */
  noted: string;
  /** The commitment that was given before anything was added; empty where nothing was. */
  sealed: string;
  /** What this browser added to the chance of the game; empty where it added nothing. */
  client: string;
}

export function check(proof: Proof, { noted, sealed, client }: Known): Step[] {
  const plain = (kind: Step['kind'], right: boolean, word: string): Step => ({ kind, right, word, index: 0, among: 0 });
  const steps = [plain('commitment', commitment(proof.seed) === proof.commitment, proof.commitment)];
  if (sealed) steps.push(plain('sealed', sealed === proof.commitment, sealed));
  else if (noted) steps.push(plain('noted', noted === proof.commitment, noted));
  const clients = proof.client_seeds.map(({ value }) => value);
  if (client) steps.push(plain('client', clients.includes(client), client));
  return [...steps, ...outcomeSteps(proof, streamKey(proof.seed, clients))];
}

function outcomeSteps({ game, words }: Proof, key: Uint8Array): Step[] {
  const counts: Record<string, number> = {};
  const steps: Step[] = [];
  words.forEach((word, at) => {
    const domain = word.split('-')[0]!;
    if (!DOMAINS.includes(domain)) return;
    const possible = outcomes(game, domain, words.slice(0, at));
    const k = counts[domain] ?? 0;
    counts[domain] = k + 1;
    const index = possible.length ? choice(key, domain, k, possible.length) : -1;
    steps.push({ kind: 'outcome', right: possible[index] === word, word, index: index + 1, among: possible.length });
  });
  return steps;
}
