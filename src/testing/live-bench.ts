import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { createLiveHub, type LiveHub } from '#server/live/hub.ts';
import type { LiveEvent, LiveNews } from '#server/live/live-event.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { TestDatabase } from './database.ts';
import { soon } from './soon.ts';

const HOUR = 60 * 60 * 1_000;

/** Tools for tests of live events: hubs as of several processes, signed-in people, and readers. */
export function createLiveBench(database: Pick<TestDatabase, 'db' | 'connectionString'>) {
  const closing: (() => Promise<unknown>)[] = [];

  /** A hub with its own pool, as another process would have. */
  function openHub(connectionString: string, readsFrom = connectionString): LiveHub {
    const pool = new pg.Pool({
      connectionString: readsFrom,
      max: 4,
      connectionTimeoutMillis: 1_000,
    });
    pool.on('error', () => undefined);
    const hub = createLiveHub({
      connect: () => new pg.Client({ connectionString, application_name: 'live-test' }),
      db: drizzle(pool),
      log: pino({ level: 'silent' }),
    });
    closing.push(() => hub.close().then(() => pool.end()));
    return hub;
  }

  return {
    openHub,

    /** Two hubs, as of two processes, both listening. */
    async openTwo(): Promise<[LiveHub, LiveHub]> {
      const hubs: [LiveHub, LiveHub] = [
        openHub(database.connectionString),
        openHub(database.connectionString),
      ];
      await soon(() => expect(hubs.map((hub) => hub.isListening())).toEqual([true, true]));
      return hubs;
    },

    tell(userId: string, data: unknown): Promise<void> {
      return publishLive(database.db, { userId, kind: 'test', data });
    },

    /** Kills the listening connections, as a restart of the database would. */
    async breakListening(): Promise<void> {
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'live-test'`,
      );
    },

    async signIn(): Promise<{ userId: string; sessionId: string }> {
      const [userId, sessionId] = [v7(), v7()];
      await database.db
        .insert(users)
        .values({ id: userId, name: 'Asha', email: `${userId}@demo.test` });
      await database.db.insert(sessions).values({
        id: sessionId,
        userId,
        token: sessionId,
        expiresAt: new Date(Date.now() + HOUR),
      });
      return { userId, sessionId };
    },

    close: async () => {
      await Promise.all(closing.splice(0).map((close) => close()));
    },
  };
}

/** Collects a stream's items until it ends or `leave` is called. */
export function readLive(
  hub: LiveHub,
  who: { userId: string; sessionId: string },
  afterId?: string,
) {
  const leaving = new AbortController();
  const news: LiveNews[] = [];
  const events: LiveEvent[] = [];
  const run = async () => {
    for await (const piece of hub.subscribe({
      ...who,
      ...(afterId !== undefined && { afterId }),
      signal: leaving.signal,
    })) {
      news.push(piece);
      if (piece.type === 'event') events.push(piece.event);
    }
  };
  const ended = run();
  return {
    news,
    events,
    ended,
    numbers: () => events.map((event) => event.data),
    cursor: () => news.flatMap((piece) => ('cursor' in piece ? [piece.cursor] : [])).at(-1),
    leave: () => (leaving.abort(), ended),
  };
}
