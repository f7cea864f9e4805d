import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { useDatabase } from '#testing/database.ts';
import { createLiveBench, readLive } from '#testing/live-bench.ts';
import { soon } from '#testing/soon.ts';
import { loadLiveCursor } from './live.store.ts';
import { publishChange, publishLive } from './publish-live.ts';

const database = useDatabase();
const bench = createLiveBench(database);
afterEach(() => bench.close());

/** A transaction that has published and waits for the signal to commit. */
async function publishWaiting(userId: string, data: unknown) {
  const [published, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = database.db.transaction(async (tx) => {
    await publishLive(tx, { userId, kind: 'test', data });
    published.resolve();
    await go.promise;
  });
  await published.promise;
  return { commit: () => (go.resolve(), done) };
}

test('SCALE-06 an event reaches its user, and only them, on every process', async () => {
  const [one, two] = await bench.openTwo();
  const [asha, ben] = [await bench.signIn(), await bench.signIn()];
  const readers = [readLive(one, asha), readLive(two, asha), readLive(one, ben)];
  await soon(() => expect(readers.map((reader) => reader.news.length)).toEqual([1, 1, 1]));
  await bench.tell(asha.userId, { n: 1 });
  await soon(() => expect(readers.map((reader) => reader.events.length)).toEqual([1, 1, 0]));
  expect(readers[0]?.events[0]).toMatchObject({ kind: 'test', data: { n: 1 } });
  await sleep(100);
  expect(readers[2]?.events).toEqual([]);
});

test('SEC-02 nobody receives another user’s event, neither live nor after a reconnect', async () => {
  const [hub] = await bench.openTwo();
  const [asha, ben] = [await bench.signIn(), await bench.signIn()];
  const start = await loadLiveCursor(database.db);
  const live = readLive(hub, ben, start);
  await bench.tell(asha.userId, 'for asha');
  await bench.tell(ben.userId, 'for ben');
  await soon(() => expect(live.numbers()).toEqual(['for ben']));
  const back = readLive(hub, ben, start);
  await soon(() => expect(back.numbers()).toEqual(['for ben']));
});

test('SCALE-06 an uncommitted or rolled-back event is not sent', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const reader = readLive(hub, asha);
  const waiting = await publishWaiting(asha.userId, 1);
  const failing = database.db.transaction(async (tx) => {
    await publishLive(tx, { userId: asha.userId, kind: 'test', data: 'never' });
    throw new Error('the verb failed');
  });
  await expect(failing).rejects.toThrow('the verb failed');
  await sleep(150);
  expect(reader.events).toEqual([]);
  await waiting.commit();
  await soon(() => expect(reader.numbers()).toEqual([1]));
});

test('SCALE-06 an event that commits after a later one is sent once, both to connected and to reconnecting readers', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const stays = readLive(hub, asha);
  const leaves = readLive(hub, asha);
  await soon(() => expect(leaves.news).toHaveLength(1));
  const early = await publishWaiting(asha.userId, 'early');
  await bench.tell(asha.userId, 'late');
  await soon(() => expect([stays.numbers(), leaves.numbers()]).toEqual([['late'], ['late']]));
  await leaves.leave();
  await early.commit();
  const back = readLive(hub, asha, leaves.cursor());
  await soon(() => expect(back.numbers()).toContain('early'));
  await soon(() => expect(stays.numbers()).toEqual(['late', 'early']));
  await bench.tell(asha.userId, 'end');
  await soon(() => expect([stays.numbers().at(-1), back.numbers().at(-1)]).toEqual(['end', 'end']));
  expect(stays.numbers()).toEqual(['late', 'early', 'end']);
  expect(back.numbers().filter((it) => it === 'early')).toHaveLength(1);
});

test('SCALE-06 a reader reconnecting across two processes gets each of a hundred events that commit in any order', async () => {
  const hubs = await bench.openTwo();
  const asha = await bench.signIn();
  const start = await loadLiveCursor(database.db);
  const written = Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      await sleep(Math.random() * 800);
      await database.db.transaction(async (tx) => {
        await publishLive(tx, { userId: asha.userId, kind: 'test', data: n });
        await sleep(Math.random() * 60);
      });
    }),
  );
  const got = new Map<string, unknown>();
  let cursor: string | undefined = start;
  for (let visit = 0; got.size < 100 && visit < 200; visit++) {
    const reader = readLive(hubs[visit % 2 ? 1 : 0], asha, cursor);
    await sleep(20 + Math.random() * 60);
    await reader.leave();
    expect(new Set(reader.events.map((event) => event.id)).size).toBe(reader.events.length);
    for (const event of reader.events) got.set(event.id, event.data);
    cursor = reader.cursor() ?? cursor;
  }
  await written;
  expect([...got.values()].map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, n) => n),
  );
});

test('SCALE-06 a reader that disconnects in the middle of a page gets the rest on reconnect', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const start = await loadLiveCursor(database.db);
  for (let n = 0; n < 10; n++) await bench.tell(asha.userId, n);
  for (let kept = 0; kept < 9; kept++) {
    const leaving = new AbortController();
    const cursors: string[] = [];
    for await (const piece of hub.subscribe({ ...asha, afterId: start, signal: leaving.signal })) {
      if (piece.type === 'event') cursors.push(piece.cursor);
      if (cursors.length > kept) break;
    }
    const back = readLive(hub, asha, cursors.at(-1));
    await soon(() => expect(back.numbers().at(-1)).toBe(9));
    const expected = Array.from({ length: 9 - kept }, (_, n) => n + kept + 1);
    expect(back.numbers().filter((n) => Number(n) > kept)).toEqual(expected);
    await back.leave();
  }
});

test('SCALE-06 events missed while the listening connection was killed are sent once', async () => {
  const hubs = await bench.openTwo();
  const asha = await bench.signIn();
  const readers = hubs.map((hub) => readLive(hub, asha));
  await soon(() => expect(readers.map((reader) => reader.news.length)).toEqual([1, 1]));
  for (let n = 0; n < 6; n += 2) {
    await bench.breakListening();
    await bench.tell(asha.userId, n);
    await soon(() => expect(hubs.map((hub) => hub.isListening())).toEqual([true, true]));
    await bench.tell(asha.userId, n + 1);
  }
  await soon(() => expect(readers.map((reader) => reader.events.length)).toEqual([6, 6]));
  await sleep(200);
  for (const reader of readers) expect(reader.numbers()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('REL-02 streams survive a database outage and send what they missed', async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const hub = bench.openHub(proxy.connectionString);
  await soon(() => expect(hub.isListening()).toBe(true));
  const asha = await bench.signIn();
  const reader = readLive(hub, asha);
  await soon(() => expect(reader.news).toHaveLength(1));
  proxy.cut();
  await soon(() => expect(hub.isListening()).toBe(false));
  await bench.tell(asha.userId, 'meanwhile');
  await sleep(700);
  proxy.restore();
  await soon(() => expect(reader.numbers()).toEqual(['meanwhile']), { timeout: 5_000 });
});

test('REL-02 events that could not be read at first are sent later', async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const hub = bench.openHub(database.connectionString, proxy.connectionString);
  await soon(() => expect(hub.isListening()).toBe(true));
  const asha = await bench.signIn();
  const reader = readLive(hub, asha);
  await soon(() => expect(reader.news).toHaveLength(1));
  proxy.cut();
  await bench.tell(asha.userId, 'unread');
  await sleep(300);
  proxy.restore();
  await soon(() => expect(reader.numbers()).toEqual(['unread']), { timeout: 3_000 });
});

test('SCALE-02 a change or a disconnect invalidates the cache in every process', async () => {
  const hubs = await bench.openTwo();
  const calls = [0, 0];
  const stops = hubs.map((hub, n) =>
    hub.onChange('postings', () => (calls[n] = (calls[n] ?? 0) + 1)),
  );
  await publishChange(database, 'postings');
  await publishChange(database, 'something else');
  await soon(() => expect(calls).toEqual([1, 1]));
  await bench.breakListening();
  await soon(() => expect(calls).toEqual([2, 2]));
  stops[0]?.();
  await publishChange(database, 'postings');
  await soon(() => expect(calls).toEqual([2, 3]));
});

test('SCALE-06 an invalid cursor is answered with one reset, then the stream continues', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const [transaction, seconds] = (await loadLiveCursor(database.db)).split('-').map(Number) as [
    number,
    number,
  ];
  const invalid = [
    '',
    'x',
    '1',
    `${transaction + 1_000_000}-${seconds}`,
    `${transaction}-${seconds - 25 * 60 * 60}`,
    `9999999999999999999999-${seconds}`,
    "1'-1",
  ];
  const older = await publishWaiting((await bench.signIn()).userId, 'still at it');
  for (const afterId of invalid) {
    const reader = readLive(hub, asha, afterId);
    await soon(() => expect(reader.news.map((piece) => piece.type)).toEqual(['reset']));
    await bench.tell(asha.userId, afterId);
    await soon(() => expect(reader.numbers()).toEqual([afterId]));
    await reader.leave();
  }
  await older.commit();
});

test('SCALE-06 missing more events than a page holds causes one reset, not a flood', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const older = await publishWaiting((await bench.signIn()).userId, 'still at it');
  const start = await loadLiveCursor(database.db);
  await database.pool.query(
    "insert into live_events (id, user_id, kind, data) select gen_random_uuid(), $1, 'test', '{}' from generate_series(1, 501)",
    [asha.userId],
  );
  const reader = readLive(hub, asha, start);
  await soon(() => expect(reader.news.map((piece) => piece.type)).toEqual(['reset']));
  await bench.tell(asha.userId, 'next');
  await soon(() => expect(reader.numbers()).toEqual(['next']));
  await older.commit();
});
