/** The proof of a game's chance, checked as in a browser: it holds for fair records, and any other outcome breaks it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Proof } from '../src/live/types';
import { check, type Step } from '../src/proof/check';

const RECORDS = new URL('../../tests/data/records/', import.meta.url);
const NOTHING = { noted: '', sealed: '', client: '' };

/** What a record says; chance words and moves are all words that are no label and no remark. */
function record(name: string): Proof {
  const lines = readFileSync(new URL(name, RECORDS), 'utf8').split('\n');
  const after = (label: string) => lines.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));
  const begin = lines.indexOf('') + 1;
  const told = lines.slice(begin, lines.indexOf('', begin));
  return {
    game: after('game')[0]!,
    options: {},
    commitment: after('commitment')[0]!,
    seed: after('seed')[0]!,
    client_seeds: after('client-seed').map((line) => ({ role: line.split(' ')[0]!, value: line.split(' ')[1]! })),
    words: told.filter((line) => !line.trim().startsWith(';')).flatMap((line) => line.replace(/^\w+:/, '').split(' ').filter(Boolean)),
  };
}

const GAMES = { pocket: record('finished.txt'), london: record('london-finished.txt') };
const wrong = (steps: Step[]) => steps.filter((step) => !step.right);

for (const [game, proof] of Object.entries(GAMES)) {
  test(`a fair game of ${game} is proved, every outcome of it`, () => {
    const known = { noted: proof.commitment, sealed: proof.commitment, client: proof.client_seeds[1]!.value };
    const steps = check(proof, known);
    assert.deepEqual(wrong(steps), []);
    assert.deepEqual(steps.slice(0, 3).map(({ kind }) => kind), ['commitment', 'sealed', 'client']);
    const chance = proof.words.filter((word) => /^(tile|jack|toss|cards|draw)-/.test(word));
    assert.deepEqual(steps.slice(3).map(({ word }) => word), chance);
    assert.ok(chance.length > 5);
    assert.ok(steps.slice(3).every(({ index, among }) => index >= 1 && index <= among));
  });

  test(`one changed outcome of ${game} is found`, () => {
    const at = proof.words.findIndex((word) => word.startsWith('jack-'));
    const other = proof.words[at] === 'jack-gull' ? 'jack-bert' : 'jack-gull';
    const broken = wrong(check({ ...proof, words: proof.words.with(at, other) }, NOTHING));
    assert.equal(broken[0]?.word, other);
  });

  test(`another seed of ${game} is found`, () => {
    const seed = `${proof.seed.slice(0, -1)}${proof.seed.endsWith('0') ? '1' : '0'}`;
    const broken = wrong(check({ ...proof, seed }, NOTHING));
    assert.equal(broken[0]?.kind, 'commitment');
    assert.ok(broken.some(({ kind }) => kind === 'outcome'));
  });

  test(`what a player of ${game} added counts, and its order`, () => {
    for (const client_seeds of [[], proof.client_seeds.toReversed(), proof.client_seeds.slice(0, 1)]) {
      assert.ok(wrong(check({ ...proof, client_seeds }, NOTHING)).some(({ kind }) => kind === 'outcome'));
    }
  });
}

test('a commitment that was not the one given before is found', () => {
  const proof = GAMES.pocket;
  const kinds = (known: Partial<typeof NOTHING>) => wrong(check(proof, { ...NOTHING, ...known })).map(({ kind }) => kind);
  assert.deepEqual(kinds({ sealed: '0'.repeat(64), noted: proof.commitment }), ['sealed']);
  assert.deepEqual(kinds({ noted: '0'.repeat(64) }), ['noted']);
  assert.deepEqual(kinds({ client: 'ffff' }), ['client']);
});
