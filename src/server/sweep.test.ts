import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { sweep } from './sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('REL-10 old answers and old live events go, those in use stay', async () => {
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
  await sweep(db, now);
  const keys = await db.execute(sql`select key from idempotency_keys order by key`);
  const events = await db.execute(sql`select kind from live_events order by kind`);
  expect(keys.rows.map((row) => row['key'])).toEqual(['key-0', 'key-1', 'key-3', 'key-6']);
  expect(events.rows.map((row) => row['kind'])).toEqual(['day-0', 'day-1']);
});
