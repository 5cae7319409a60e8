/** What this browser remembers, whoever has had a hand in it. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keep, recall } from '../src/app/kept';
import { going, nothingOwn, ownTable } from '../src/app/wishes.svelte';
import { memory } from './browser';

beforeEach(() => memory.clear());

const spoil = (name: string, text: string) => memory.set(`lamplighter:${name}`, text);

test('what was kept is recalled, and what is not there is not', () => {
  assert.equal(recall('name', ''), '');
  keep('name', 'Anna');
  assert.equal(recall('name', ''), 'Anna');
  keep('name', null);
  assert.equal(recall('name', 'Ben'), 'Ben');
});

test('what has another shape counts as nothing', () => {
  for (const text of ['5', 'null', '{}', '[]', '"', 'true']) {
    spoil('name', text);
    assert.equal(recall('name', ''), '', text);
    spoil('going', text);
    spoil('tables', text);
    assert.deepEqual(going(), [], text);
    spoil('table:a', text);
    assert.equal(ownTable('a'), null, text);
  }
});

test('a table is known again, with its invitation or without', () => {
  for (const invitation of [null, 'token']) {
    keep('table:a', { ...nothingOwn, game: 'pocket', invitation });
    assert.deepEqual(ownTable('a'), { ...nothingOwn, game: 'pocket', invitation });
  }
});
