/** The words of both games as the boards read them: what they name, and where they lead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LondonScene } from '../src/boards/london/scene';
import * as london from '../src/boards/london/words';
import type { Scene } from '../src/boards/pocket/scene';
import * as pocket from '../src/boards/pocket/words';
import type { Choices, PrintedMap } from '../src/boards/types';

const choices = (...words: string[]) => Object.fromEntries(words.map((word) => [word, { seen: [] }])) as Choices;

test('every word of Pocket is taken apart', () => {
  assert.deepEqual(pocket.read('holmes-2'), { kind: 'walk', action: 'holmes', detective: 'holmes', steps: 2 });
  assert.deepEqual(pocket.read('joker-toby'), { kind: 'walk', action: 'joker', detective: 'toby', steps: 1 });
  assert.deepEqual(pocket.read('joker-none'), { kind: 'stay', action: 'joker' });
  assert.deepEqual(pocket.read('rotate-b2-270'), { kind: 'turn', action: 'rotation', place: 'b2', degrees: 270 });
  assert.deepEqual(pocket.read('exchange-a1-c3'), { kind: 'exchange', action: 'exchange', places: ['a1', 'c3'] });
  assert.deepEqual(pocket.read('alibi'), { kind: 'alibi', action: 'alibi' });
});

test('the actions of Pocket are those of the words', () => {
  const offered = choices('holmes-1', 'holmes-2', 'rotate-a1-90', 'alibi');
  assert.deepEqual([...pocket.actionsIn(offered)].sort(), ['alibi', 'holmes', 'rotation']);
  assert.equal(pocket.actionsIn(null).size, 0);
});

test('a detective of Pocket walks round the corner of the last space', () => {
  const scene = { rays: [{ detective: 'toby', space: 11 }, { detective: 'holmes', space: 3 }] } as unknown as Scene;
  const steps = pocket.stepsOf(choices('toby-1', 'toby-2', 'holmes-1'), 'toby', scene);
  assert.deepEqual(steps.map(({ word, space }) => [word, space]), [['toby-1', 0], ['toby-2', 1]]);
  const joker = pocket.stepsOf(choices('joker-holmes', 'joker-none'), 'joker', scene);
  assert.deepEqual(joker, [{ word: 'joker-holmes', detective: 'holmes', steps: 1, space: 4 }]);
});

test('two tiles of Pocket are exchanged whichever was taken first', () => {
  const offered = choices('exchange-a1-c3');
  assert.equal(pocket.exchangeOf(offered, 'c3', 'a1'), 'exchange-a1-c3');
  assert.equal(pocket.exchangeOf(offered, 'a1', 'c3'), 'exchange-a1-c3');
  assert.equal(pocket.exchangeOf(offered, 'a1', 'b2'), undefined);
  assert.equal(pocket.exchangeOf(null, 'a1', 'c3'), undefined);
});

test('only possible turns of a tile of Pocket are offered', () => {
  assert.deepEqual(pocket.turnsAt(choices('rotate-a1-90', 'rotate-a1-270', 'rotate-b1-180'), 'a1').map(({ degrees }) => degrees), [90, 270]);
});

test('a preview of Pocket points at what its words change', () => {
  assert.deepEqual([...pocket.touched(['rotate-a1-90', 'exchange-b1-b2', 'joker-watson', 'alibi', 'joker-none'])], ['a1', 'b1', 'b2', 'watson']);
});

const MAP = {
  hexes: {},
  neighbours: {},
  gates: { nw: 'b7', ne: 'l12', sw: 'b2', se: 'l7' },
} as unknown as PrintedMap;
const SCENE = { hand: 'lestrade', people: [{ name: 'lestrade', place: 'e4' }, { name: 'gull', place: 'f7' }] } as unknown as LondonScene;

test('the modes of London are those of the words, accusing and fleeing among the moves', () => {
  assert.deepEqual(london.modesOf(['stay', 'cordon-ne-se', 'accuse-f7', 'move-e5']), ['move', 'cordon']);
  assert.deepEqual(london.modesOf(['escape-nw']), ['move']);
  assert.deepEqual(london.modesOf(['stay']), []);
});

test('a word of London that names one thing is one target', () => {
  const targets = london.targetsOf(MAP, SCENE, ['move-e5', 'accuse-f7', 'swap-gull', 'stay'], 'move', null);
  assert.deepEqual(targets.map(({ word, kind, thing }) => [word, kind, thing]), [
    ['move-e5', 'move', 'e5'],
    ['accuse-f7', 'accuse', 'f7'],
  ]);
});

test('a word of London that names two things needs two taps, and the first can be changed', () => {
  const words = ['cover-b1-l7', 'cover-b1-g6', 'cover-f10-g6'];
  const before = london.targetsOf(MAP, SCENE, words, 'cover', null);
  assert.deepEqual(before.map(({ word, thing }) => [word, thing]), [[null, 'b1'], [null, 'f10']]);
  const after = london.targetsOf(MAP, SCENE, words, 'cover', 'b1');
  assert.deepEqual(after.map(({ word, thing }) => [word, thing]), [['cover-b1-l7', 'l7'], ['cover-b1-g6', 'g6'], [null, 'f10']]);
});

test('what can be taken in London is named once', () => {
  assert.deepEqual(london.takeable(['lamp-a1-b2', 'lamp-a1-c3', 'lamp-d4-b2', 'move-e5'], 'lamp'), ['a1', 'd4']);
  assert.deepEqual(london.takeable(['move-e5'], 'move'), []);
});
