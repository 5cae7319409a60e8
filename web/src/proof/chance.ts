/**
 * Fair chance, as docs/fairness.md defines it: every outcome is made from a seed that was committed to before the deal.
 * This is a second, independent writing of that page; nothing here is taken from the server but the numbers it publishes.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS = 2n ** 64n;

function number(value: number | bigint, width: number): Uint8Array {
  return hexToBytes(value.toString(16).padStart(2 * width, '0'));
}

/** Strings joined so that no two lists give the same: each behind its length in four bytes. */
function frame(...parts: (string | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
  return concatBytes(...bytes.flatMap((part) => [number(part.length, 4), part]));
}

/** What is published before the deal, for a seed of 32 bytes in hexadecimal digits. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(frame('lamplighter/1/commitment', hexToBytes(seed))));
}

/** The key of all outcomes: the seed with what each player added to it. */
export function streamKey(seed: string, clients: string[]): Uint8Array {
  return hmac(sha256, hexToBytes(seed), frame('lamplighter/1/clients', ...clients.map((client) => hexToBytes(client))));
}

/** The choice among `n` of chance node `k` of a domain. */
export function choice(key: Uint8Array, domain: string, k: number, n: number): number {
  const limit = WORDS - (WORDS % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, key, frame('lamplighter/1/outcome', domain, number(k, 8), number(attempt, 8)));
    const word = BigInt(`0x${bytesToHex(mac.slice(0, 8))}`);
    if (word < limit) return Number(word % BigInt(n));
  }
}
