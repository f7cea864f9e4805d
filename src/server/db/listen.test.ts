import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { useDatabase } from '#testing/database.ts';
import { soon } from '#testing/soon.ts';
import { listen } from './listen.ts';

const database = useDatabase();

async function openListening(connectionString: string) {
  const onListening = vi.fn();
  const heard: string[] = [];
  const listening = listen({
    connect: () => new pg.Client({ connectionString, application_name: 'listen-test' }),
    channel: 'Some "odd" channel',
    onNotice: (payload) => heard.push(payload),
    onListening,
    log: pino({ level: 'silent' }),
    check: { everyMs: 100, limitMs: 200 },
  });
  await soon(() => expect(onListening).toHaveBeenCalledTimes(1));
  const say = (payload: string) =>
    database.pool.query('select pg_notify($1, $2)', ['Some "odd" channel', payload]);
  return { listening, onListening, heard, say };
}

test('SCALE-06 notifications are received until closing, which leaves no connection', async () => {
  const { listening, heard, say } = await openListening(database.connectionString);
  await say('one');
  await soon(() => expect(heard).toEqual(['one']));
  await listening.close();
  const { rows } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'listen-test'",
  );
  expect(rows).toEqual([]);
  expect(listening.isListening()).toBe(false);
});

test.each(['cut', 'freeze'] as const)(
  'REL-02 it reconnects by itself after a %s of the connection',
  async (harm) => {
    await using proxy = await startDatabaseProxy(database.connectionString);
    const { listening, onListening, heard, say } = await openListening(proxy.connectionString);
    proxy[harm]();
    await soon(
      () => expect(listening.isListening() && onListening.mock.calls.length === 1).toBe(false),
      { timeout: 3_000 },
    );
    proxy.restore();
    await soon(() => expect(onListening).toHaveBeenCalledTimes(2), { timeout: 5_000 });
    await say('again');
    await soon(() => expect(heard).toContain('again'));
    await listening.close();
  },
);

test('REL-40 closing during a database outage ends immediately', async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const { listening } = await openListening(proxy.connectionString);
  proxy.cut();
  await soon(() => expect(listening.isListening()).toBe(false));
  const from = performance.now();
  await listening.close();
  expect(performance.now() - from).toBeLessThan(10_000);
});
