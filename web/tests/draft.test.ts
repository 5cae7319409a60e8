/** The turn that somebody puts together, the story it goes into, the notes beside it, and that all can be forgotten. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { memory } from './browser';
import type { Choices } from '../src/boards/types';
import { Draft } from '../src/live/draft.svelte';
import { Told } from '../src/live/forgetting';
import { continued, storyOf } from '../src/live/story';
import type { PreviewFrame, WordFrame } from '../src/live/types';
import { speak } from '../src/sentences/current.svelte';
import { Marks } from '../src/table/marks.svelte';
import { timeLeft } from '../src/table/naming';

const choices = (...words: string[]) => Object.fromEntries(words.map((word) => [word, { seen: [] }])) as Choices;

const FIRST = choices('play-gull', 'play-bert');
const SECOND = choices('move-e5', 'move-e6');

/** A table that answers when the test says so. */
class Server {
  asked: { words: string[]; answer: (preview: PreviewFrame | null) => void }[] = [];

  ask = (_ply: number, words: string[]) =>
    new Promise<PreviewFrame | null>((answer) => void this.asked.push({ words, answer }));

  async refuse(at: number): Promise<void> {
    this.asked[at]!.answer(null);
    await new Promise((done) => setImmediate(done));
  }

  async answer(at: number, next: Choices | null): Promise<void> {
    const { words, answer } = this.asked[at]!;
    answer({ type: 'preview', id: 1, ply: 3, words, choices: next, complete: next === null, notes: [], scene: { of: words.join() } } as unknown as PreviewFrame);
    await new Promise((done) => setImmediate(done));
  }
}

let server: Server;
let draft: Draft;
beforeEach(() => {
  server = new Server();
  draft = new Draft(server.ask);
  memory.clear();
});

/** The words whose preview is here. */
const shown = () => draft.preview?.words ?? null;

test('a turn is put together word by word', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  assert.deepEqual(draft.alternatives(FIRST), SECOND);
  void draft.choose('move-e5', 3, FIRST);
  await server.answer(1, null);
  assert.deepEqual(draft.words, ['play-gull', 'move-e5']);
  assert.equal(draft.preview?.complete, true);
});

test('the last word is changed by choosing another in its place', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  void draft.choose('move-e5', 3, FIRST);
  await server.answer(1, null);
  void draft.choose('move-e6', 3, FIRST);
  await server.answer(2, null);
  assert.deepEqual(draft.words, ['play-gull', 'move-e6']);
});

test('a word that cannot be played is not chosen', async () => {
  void draft.choose('play-smith', 3, FIRST);
  assert.ok(draft.isEmpty);
  assert.deepEqual(server.asked, []);
});

test('a preview that comes late is not taken for that of other words', async () => {
  void draft.choose('play-gull', 3, FIRST);
  void draft.choose('play-bert', 3, FIRST);
  await server.answer(0, SECOND);
  assert.deepEqual(shown(), null, 'this is the preview of gull');
  await server.answer(1, SECOND);
  assert.deepEqual(shown(), ['play-bert']);
});

test('a preview that is refused takes its words along, but no others', async () => {
  void draft.choose('play-gull', 3, FIRST);
  void draft.choose('play-bert', 3, FIRST);
  await server.refuse(0);
  assert.deepEqual(draft.words, ['play-bert']);
  await server.refuse(1);
  assert.ok(draft.isEmpty);
});

test('words are taken back one by one, and the board with them', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  void draft.choose('move-e5', 3, FIRST);
  await server.answer(1, null);
  void draft.takeBack();
  await server.answer(2, SECOND);
  assert.deepEqual([draft.words, draft.scene], [['play-gull'], { of: 'play-gull' }]);
  await draft.takeBack();
  assert.ok(draft.isEmpty);
  assert.equal(draft.scene, null);
});

test('while words are on their way none is changed', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  draft.sending = true;
  void draft.choose('move-e5', 3, FIRST);
  await draft.takeBack();
  assert.deepEqual(draft.words, ['play-gull']);
});

test('a preview is asked for once more where it is told otherwise', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  const before = draft.preview;
  void draft.lookAgain();
  assert.equal(draft.preview, before, 'it stays until the other one is here');
  await server.answer(1, SECOND);
  assert.notEqual(draft.preview, before);
  assert.deepEqual(shown(), ['play-gull']);
});

test('words chosen for another position are forgotten', async () => {
  void draft.choose('play-gull', 3, FIRST);
  await server.answer(0, SECOND);
  draft.settle(3);
  assert.deepEqual(draft.words, ['play-gull']);
  draft.settle(4);
  assert.ok(draft.isEmpty);
});

const frame = (told: string[], more: Partial<WordFrame> = {}) =>
  ({ told, ply: 9, joins: false, verdict: null, witnesses: null, heading: null, ...more }) as WordFrame;

test('the story goes on in the chapter of its round', async () => {
  await speak();
  const begun = storyOf([{ heading: 'Round 1', lines: ['Somebody walks.'], plies: [8], calls: [] }]);
  const [chapter] = continued(begun, frame(['A lamp goes out.']));
  assert.deepEqual(chapter!.lines.map(({ text }) => text), ['Somebody walks.', 'A lamp goes out.']);
  const [joined] = continued(begun, frame(['A lamp goes out.'], { joins: true }));
  assert.equal(joined!.lines.length, 1, 'the sentence goes on in the paragraph before');
  assert.match(joined!.lines[0]!.text, /Somebody walks.*A lamp goes out/);
  const next = continued(begun, frame(['A card.'], { heading: 'Round 2' }));
  assert.deepEqual(next.map(({ heading }) => heading), ['Round 1', 'Round 2']);
  assert.deepEqual(begun[0]!.lines.length, 1, 'what was told before is not changed');
});

test('a call for witnesses stands in the story, and nothing goes on in it', async () => {
  await speak();
  const witnesses = { answer: 'Jack was seen.', consequences: ['Two are cleared.'], question: [], lines: [], cleared: [] };
  const called = continued([], frame(['The round ends.'], { verdict: 'seen', witnesses: witnesses as unknown as WordFrame['witnesses'] }));
  const lines = called[0]!.lines;
  assert.deepEqual(lines.map(({ text, called: is }) => [text, is]), [['The round ends.', false], ['Jack was seen.', true], ['Two are cleared.', false]]);
  const after = continued(called, frame(['Next.'], { joins: true }));
  assert.equal(after[0]!.lines.length, 4);
});

test('notes on suspects are kept here, by table', () => {
  const marks = new Marks('one');
  for (const sign of ['?', 'x', '!', '', '?']) {
    marks.cycle('gull');
    assert.equal(marks.signs['gull'], sign);
  }
  marks.write('The doctor');
  const again = new Marks('one');
  assert.deepEqual([again.signs, again.text], [{ gull: '?' }, 'The doctor']);
  assert.deepEqual(new Marks('two').signs, {});
});

test('where two share a device no notes are kept', () => {
  const marks = new Marks(null);
  marks.cycle('gull');
  marks.write('The doctor');
  assert.deepEqual([...memory], []);
});

test('what is forgotten is emptied where it is, even if it comes only later', () => {
  const told = new Told();
  const scene = { jack: 'gull', people: [{ name: 'gull', secret: { of: 'gull' } }] };
  const [people, secret] = [scene.people, scene.people[0]!.secret];
  told.keep(scene);
  told.forget();
  assert.deepEqual([scene, people, secret], [{}, [], {}]);
  const late = { jack: 'gull' };
  told.keep(late);
  assert.deepEqual(late, {});
});

test('a time that is left is written as on a clock', async () => {
  await speak();
  const times: [number, string][] = [[0, '0:00'], [-5, '0:00'], [1, '0:01'], [245_000, '4:05'], [3_600_000, '1:00:00'], [7_265_000, '2:01:05']];
  for (const [ms, text] of times) assert.equal(timeLeft(ms), text);
  assert.match(timeLeft(50 * 3_600_000), /2.*2/);
});
