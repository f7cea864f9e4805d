import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { createDatabase } from '#testing/database.ts';
import { createWorld } from '#testing/world.ts';
import { deleteExpired, startRetention } from './retention.ts';

test('REL-10 expired answers, live events, sessions and sign-in traces are deleted, current ones stay', async () => {
  await using database = await createDatabase();
  const { db } = database;
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const userId = uuid();
  await db.execute(
    sql`insert into users (id, name, email) values (${userId}, 'Asha Rao', 'asha@example.com')`,
  );
  for (const days of [0, 1, 3, 6, 8]) {
    await db.execute(
      sql`insert into idempotency_keys values (${userId}, ${`key-${days}`}, 'application.submit', 'x', '{}', ${ago(days)})`,
    );
    await db.execute(
      sql`insert into live_events (id, user_id, kind, data, created_at) values (${uuid()}, ${userId}, ${`day-${days}`}, '{}', ${ago(days)})`,
    );
  }
  for (const days of [1, 3, 31, 366]) {
    await db.execute(
      sql`insert into sign_in_failures values (${`day-${days}`}, 1, ${ago(days)}, null)`,
    );
    await db.execute(
      sql`insert into rate_limits (id, key, count, last_request) values (${uuid()}, ${`day-${days}`}, 1, ${new Date(ago(days)).getTime()})`,
    );
    await db.execute(
      sql`insert into known_devices (id, user_id, token_hash, created_at, last_seen_at) values (${uuid()}, ${userId}, ${`day-${days}`}, ${ago(days)}, ${ago(days)})`,
    );
    await db.execute(
      sql`insert into account_tokens (id, user_id, purpose, token_hash, email, created_at, expires_at) values (${uuid()}, ${userId}, 'reset-password', ${`day-${days}`}, '', ${ago(days)}, ${ago(days)})`,
    );
    await db.execute(
      sql`insert into sessions (id, user_id, token, expires_at) values (${uuid()}, ${userId}, ${`day-${days}`}, ${ago(days)})`,
    );
  }
  await deleteExpired(db, now);
  const keys = await db.execute(sql`select key from idempotency_keys order by key`);
  const events = await db.execute(sql`select kind from live_events order by kind`);
  expect(keys.rows.map((row) => row['key'])).toEqual(['key-0', 'key-1', 'key-3', 'key-6']);
  expect(events.rows.map((row) => row['kind'])).toEqual(['day-0', 'day-1']);
  const left = async (column: string, table: string) =>
    (await db.execute(sql.raw(`select ${column} as key from ${table} order by 1`))).rows.map(
      (row) => row['key'],
    );
  expect(await left('key', 'sign_in_failures')).toEqual(['day-1']);
  expect(await left('key', 'rate_limits')).toEqual(['day-1']);
  expect(await left('token_hash', 'account_tokens')).toEqual(['day-1', 'day-3']);
  expect(await left('token', 'sessions')).toEqual(['day-1', 'day-3']);
  expect(await left('token_hash', 'known_devices')).toEqual(['day-1', 'day-3', 'day-31']);
});

test('REL-10 ADM-06 ten minutes after the start, expired rows are deleted and kept counts folded', async () => {
  await using world = await createWorld(new Date());
  const student = await world.student();
  await world.application({ posting: await world.posting(await world.company()), student });
  await world.pool.query(
    `insert into live_events (id, user_id, kind, data, created_at)
     values (gen_random_uuid(), $1, 'old', '{}', now() - interval '3 days')`,
    [student.userId],
  );
  const left = async () => {
    const { rows } = await world.pool.query<{ counts: number; events: number }>(
      `select (select count(*)::int from site_day_counts where not is_folded) as counts,
        (select count(*)::int from live_events where kind = 'old') as events`,
    );
    return rows[0];
  };
  expect(await left()).toEqual({ counts: 1, events: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const stop = startRetention(() => world.ctx());
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(left, { timeout: 20_000 }).toEqual({ counts: 0, events: 0 });
  stop();
});

test('REL-10 a step of the retention that fails stops no other, and all failures are reported', async () => {
  await using database = await createDatabase();
  const { db, pool } = database;
  await pool.query(
    `insert into rate_limits (id, key, count, last_request) values (gen_random_uuid(), 'old', 1, 0)`,
  );
  await pool.query('alter table live_events rename to gone_events');
  await pool.query('alter table sessions rename to gone_sessions');
  const failure = await deleteExpired(db, new Date()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors).toHaveLength(2);
  expect((await pool.query('select from rate_limits')).rowCount).toBe(0);
});
