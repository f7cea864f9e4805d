import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { sessions } from '#server/db/tables/accounts.ts';
import { useDatabase } from '#testing/database.ts';
import { createLiveBench, readLive } from '#testing/live-bench.ts';
import { soon } from '#testing/soon.ts';
import { publishEnd } from './publish-live.ts';

const database = useDatabase();
const bench = createLiveBench(database);
afterEach(() => bench.close());

test('SEC-11 the streams of an ended session close on every process at once; other sessions stay', async () => {
  const [one, two] = await bench.openTwo();
  const asha = await bench.signIn();
  const other = { ...asha, sessionId: (await bench.signIn()).sessionId };
  const closing = [readLive(one, asha), readLive(two, asha)];
  const staying = readLive(two, other);
  await soon(() =>
    expect([...closing, staying].map((reader) => reader.news.length)).toEqual([1, 1, 1]),
  );
  const from = performance.now();
  await publishEnd(database.db, { sessionId: asha.sessionId });
  await Promise.all(closing.map((reader) => reader.ended));
  expect(performance.now() - from).toBeLessThan(10_000);
  for (const reader of closing) expect(reader.news.at(-1)).toEqual({ type: 'end' });
  await bench.tell(asha.userId, 'for who stayed');
  await soon(() => expect(staying.numbers()).toEqual(['for who stayed']));
  expect(closing.map((reader) => reader.events.length)).toEqual([0, 0]);
});

test('SEC-04 all streams of a user end on every process immediately', async () => {
  const hubs = await bench.openTwo();
  const [asha, ben] = [await bench.signIn(), await bench.signIn()];
  const closing = hubs.map((hub) => readLive(hub, asha));
  const staying = readLive(hubs[0], ben);
  await soon(() =>
    expect([...closing, staying].map((reader) => reader.news.length)).toEqual([1, 1, 1]),
  );
  await publishEnd(database.db, { userId: asha.userId });
  await Promise.all(closing.map((reader) => reader.ended));
  expect(hubs.map((hub) => hub.readerCount())).toEqual([1, 0]);
});

test('SEC-11 a session that ended while nobody was listening is noticed when listening resumes', async () => {
  const [hub] = await bench.openTwo();
  const [asha, ben] = [await bench.signIn(), await bench.signIn()];
  const [reader, other] = [readLive(hub, asha), readLive(hub, ben)];
  await soon(() => expect([reader.news.length, other.news.length]).toEqual([1, 1]));
  await database.db.delete(sessions).where(eq(sessions.id, asha.sessionId));
  await bench.breakListening();
  await reader.ended;
  expect(reader.news.at(-1)).toEqual({ type: 'end' });
  expect(hub.readerCount()).toBe(1);
});

test('REL-40 closing the hub ends every stream and prevents new ones', async () => {
  const [hub] = await bench.openTwo();
  const asha = await bench.signIn();
  const readers = Array.from({ length: 20 }, () => readLive(hub, asha));
  await soon(() => expect(readers.every((reader) => reader.news.length === 1)).toBe(true));
  await hub.close();
  await Promise.all(readers.map((reader) => reader.ended));
  const late = readLive(hub, asha);
  await late.ended;
  expect([hub.readerCount(), late.news.length]).toEqual([0, 0]);
});
