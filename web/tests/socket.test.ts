/** The connection to a table: nothing is missed, nothing told or played twice, whatever the line does. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { FakeSocket } from './browser';
import { TableSocket, type Link } from '../src/live/socket';
import type { Answer, Request, Told } from '../src/live/types';

const PLAY: Request = { type: 'play', ply: 7, undos: 0, words: ['toby-1'] };
const LONG_ENOUGH = 60_000;

let client: TableSocket;
let told: Told[];
let links: Link[];
let position: { ply: number; undos: number };
let isThere: boolean;

function connect(): void {
  client = new TableSocket({
    id: 't',
    seat: 'jack',
    language: () => 'fr',
    onframe: (frame) => void told.push(frame),
    onlink: (link) => void links.push(link),
    fits: (ply, undos) => ply === position.ply && undos === position.undos,
    onfailure: () => Promise.resolve(isThere),
  });
}

/** A client that has been told its table, numbered 5. */
function atTable(): void {
  connect();
  FakeSocket.latest.open();
  answer('ping', { type: 'pong', moment: 0 });
  FakeSocket.latest.hear({ type: 'table', seq: 5 });
}

function answer(type: string, frame: Record<string, unknown>, socket = FakeSocket.latest): void {
  socket.hear({ ...frame, id: socket.said(type).at(-1)!.id });
}

function word(seq: number): Record<string, unknown> {
  return { type: 'word', seq };
}

const numbers = () => told.map((frame) => ('seq' in frame ? frame.seq : null));

/** Lets promises settle, and then time pass. */
async function wait(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  FakeSocket.made = [];
  [told, links, position, isThere] = [[], [], { ply: 7, undos: 0 }, true];
});

afterEach(() => client.close());

test('the first connection asks for everything, in the language of the page', () => {
  atTable();
  assert.deepEqual(Object.fromEntries(FakeSocket.latest.query), { seat: 'jack', language: 'fr' });
});

test('frames are told in order', () => {
  atTable();
  for (const seq of [6, 7, 8]) FakeSocket.latest.hear(word(seq));
  assert.deepEqual(numbers(), [5, 6, 7, 8]);
});

test('what has no number is told as well, and counts for nothing', () => {
  atTable();
  FakeSocket.latest.hear({ type: 'presence' });
  FakeSocket.latest.hear(word(6));
  assert.deepEqual(numbers(), [5, null, 6]);
});

test('a frame that comes again is not told again', () => {
  atTable();
  for (const seq of [6, 6, 5, 7]) FakeSocket.latest.hear(word(seq));
  assert.deepEqual(numbers(), [5, 6, 7]);
});

test('after a gap the client says what it has, and hears what it lacks', () => {
  atTable();
  const first = FakeSocket.latest;
  first.hear(word(6));
  first.hear(word(8));
  assert.deepEqual(numbers(), [5, 6], 'what came behind a gap is not told');
  assert.equal(FakeSocket.made.length, 2, 'the connection is made anew at once');
  assert.equal(FakeSocket.latest.query.get('after'), '6');
  FakeSocket.latest.open();
  for (const seq of [7, 8, 9]) FakeSocket.latest.hear(word(seq));
  first.hear(word(10));
  assert.deepEqual(numbers(), [5, 6, 7, 8, 9], 'nobody listens to the old connection');
});

test('a lost connection comes back, and says what it has', async () => {
  atTable();
  FakeSocket.latest.hear(word(6));
  FakeSocket.latest.lose();
  assert.equal(links.at(-1), 'lost');
  await wait(LONG_ENOUGH);
  assert.equal(FakeSocket.made.length, 2);
  assert.equal(FakeSocket.latest.query.get('after'), '6');
  FakeSocket.latest.open();
  FakeSocket.latest.hear(word(7));
  answer('ping', { type: 'pong', moment: 0 });
  await wait(0);
  assert.deepEqual(numbers(), [5, 6, 7]);
  assert.equal(links.at(-1), 'live');
});

test('who waits for the server asks less and less often', async () => {
  mock.method(Math, 'random', () => 0.5);
  connect();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    FakeSocket.latest.lose();
    const made = FakeSocket.made.length;
    let waited = 0;
    while (FakeSocket.made.length === made) {
      await wait(100);
      waited += 100;
    }
    waits.push(waited);
  }
  mock.restoreAll();
  assert.deepEqual(waits, [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
});

test('who is told that there is no such table gives up', async () => {
  connect();
  isThere = false;
  FakeSocket.latest.lose();
  await wait(LONG_ENOUGH);
  assert.equal(FakeSocket.made.length, 1);
});

test('a silent connection is taken for a lost one', async () => {
  atTable();
  for (let passed = 0; passed < 8; passed++) await wait(10_000);
  assert.equal(links.at(-1), 'lost');
  assert.ok(FakeSocket.made.length > 1);
});

test('a connection that answers is kept', async () => {
  atTable();
  for (let passed = 0; passed < 30; passed++) {
    await wait(10_000);
    answer('ping', { type: 'pong', moment: 0 });
  }
  assert.equal(FakeSocket.made.length, 1);
});

test('a play is answered once it is on disk', async () => {
  atTable();
  const answered = client.send(PLAY);
  answer('play', { type: 'done', seq: 6 });
  assert.equal((await answered).type, 'done');
});

test('a play that was not answered is sent again behind what was missed, if the game still stands there', async () => {
  atTable();
  const answered = client.send(PLAY);
  FakeSocket.latest.lose();
  await wait(LONG_ENOUGH);
  FakeSocket.latest.open();
  assert.deepEqual(FakeSocket.latest.said('play'), [], 'first it has to be known what was missed');
  answer('ping', { type: 'pong', moment: 0 });
  await wait(0);
  assert.deepEqual(FakeSocket.latest.said('play').map(({ id: _id, ...play }) => play), [PLAY]);
  answer('play', { type: 'done', seq: 6 });
  assert.equal((await answered).type, 'done');
});

test('a play that has arrived after all is not sent again', async () => {
  atTable();
  const answered = client.send(PLAY);
  FakeSocket.latest.lose();
  await wait(LONG_ENOUGH);
  FakeSocket.latest.open();
  position = { ply: 8, undos: 0 };
  answer('ping', { type: 'pong', moment: 0 });
  await wait(0);
  assert.deepEqual(FakeSocket.latest.said('play'), []);
  assert.deepEqual(refusal(await answered), 'stale');
});

test('a play made while there is no connection waits for one; all else is refused at once', async () => {
  atTable();
  FakeSocket.latest.lose();
  const answered = client.send(PLAY);
  assert.equal(refusal(await client.send({ type: 'chat', text: 'Anybody there?' })), 'offline');
  await wait(LONG_ENOUGH);
  FakeSocket.latest.open();
  answer('ping', { type: 'pong', moment: 0 });
  await wait(0);
  answer('play', { type: 'done', seq: 6 });
  assert.equal((await answered).type, 'done');
});

test('what was asked when the connection went is refused, not forgotten', async () => {
  atTable();
  const answered = client.send({ type: 'preview', ply: 7, words: ['toby-1'] });
  FakeSocket.latest.lose();
  assert.equal(refusal(await answered), 'offline');
});

test('another language is told from the beginning', () => {
  atTable();
  FakeSocket.latest.hear(word(6));
  client.restart();
  assert.equal(FakeSocket.latest.query.get('after'), null);
  FakeSocket.latest.open();
  FakeSocket.latest.hear({ type: 'table', seq: 6 });
  FakeSocket.latest.hear(word(7));
  assert.deepEqual(numbers(), [5, 6, 6, 7]);
});

test('after it was closed it stays closed', async () => {
  atTable();
  const socket = FakeSocket.latest;
  client.close();
  socket.hear(word(6));
  socket.lose();
  await wait(LONG_ENOUGH);
  assert.deepEqual(numbers(), [5]);
  assert.equal(FakeSocket.made.length, 1);
});

const refusal = (given: Answer) => (given.type === 'refused' ? given.code : given.type);
