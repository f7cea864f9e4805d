import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { formatCursor, type Cursor } from './cursor.ts';
import type { LiveEvent } from './live-event.ts';

export type WrittenEvent = LiveEvent & { writtenBy: bigint };
export type LivePage = { now: Cursor; upper: bigint; events: WrittenEvent[] };

type Row = {
  lower: string;
  upper: string;
  seconds: number;
  id: string | null;
  writtenBy: string;
  kind: string;
  data: unknown;
  ms: number;
};

/**
 * A user's events by transactions from `from` on (otherwise from the oldest running one), without
 * those in `sentIds`, and the cursor for this read. One statement, so that both see the same snapshot.
 */
export async function pageLiveEvents(
  db: Db,
  userId: string,
  from: bigint | undefined,
  sentIds: string[],
  limit: number,
): Promise<LivePage> {
  const { rows } = await db.execute<Row>(sql`
    select pg_snapshot_xmin(look.at)::text as lower, pg_snapshot_xmax(look.at)::text as upper,
      extract(epoch from now())::float8 as seconds,
      e.id, e.written_by::text as "writtenBy", e.kind, e.data, extract(epoch from e.created_at)::float8 * 1000 as ms
    from (select pg_current_snapshot() as at) look
    left join lateral (
      select * from ${liveEvents}
      where user_id = ${userId} and written_by >= coalesce(${from?.toString() ?? null}::xid8, pg_snapshot_xmin(look.at))
        and id <> all(${sql.param(sentIds)}::uuid[])
      order by written_by, id
      limit ${limit}
    ) e on true`);
  const [first] = rows;
  if (!first) throw new Error('A query of live events always returns a row.');
  return {
    now: { transaction: BigInt(first.lower), seconds: Math.floor(first.seconds) },
    upper: BigInt(first.upper),
    events: rows.flatMap(({ id, writtenBy, kind, data, ms }) =>
      id === null
        ? []
        : [{ id, writtenBy: BigInt(writtenBy), kind, data, createdAt: new Date(ms) }],
    ),
  };
}

/** The cursor of a reader that is up to date; read it before the data it belongs to. */
export async function loadLiveCursor(db: Db): Promise<string> {
  const { rows } = await db.execute<{ lower: string; seconds: number }>(
    plannedOnce(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as lower, extract(epoch from now())::float8 as seconds`,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('A database always has a snapshot.');
  return formatCursor({ transaction: BigInt(row.lower), seconds: Math.floor(row.seconds) });
}

export async function findOpenSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${sessions} where id = any(${sql.param(sessionIds)}::uuid[]) and expires_at > now()`,
  );
  return new Set(rows.map((row) => row.id));
}

/** Events are only notifications; the data they refer to is stored elsewhere. */
export async function deleteLiveEvents(db: Db, olderThan: Date): Promise<void> {
  await db.execute(
    sql`delete from ${liveEvents} where created_at < ${olderThan.toISOString()}::timestamptz`,
  );
}
