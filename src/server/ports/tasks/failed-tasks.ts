import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { type TaskName, taskNames } from './task-names.ts';
import { TASKS_SCHEMA } from './tasks-db.ts';

export const DEAD_LETTERS = 'dead-letters';

export type FailedTask = {
  id: string;
  name: string;
  payload: unknown;
  tries: number;
  addedAt: Date;
  failedAt: Date;
  problem: string;
};

const letters = sql`${sql.raw(TASKS_SCHEMA)}.job where name = ${DEAD_LETTERS} and state = 'created'`;

export async function listFailedTasks(db: Db, most: number) {
  const { rows } = await db.execute<Record<string, string> & { payload: unknown; tries: number }>(
    sql`select id, coalesce(source_name, '') as name, data as payload, coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(source_created_on, created_on) as added_at, created_on as failed_at, coalesce(output->>'message', '') as problem
      from ${letters} order by created_on desc, id desc limit ${most}`,
  );
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${letters}`,
  );
  const items = rows.map((row): FailedTask => ({
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    payload: row.payload,
    tries: row.tries,
    addedAt: new Date(row['added_at'] ?? ''),
    failedAt: new Date(row['failed_at'] ?? ''),
    problem: row['problem'] ?? '',
  }));
  return { items, count: counted[0]?.count ?? 0 };
}

/** When the longest waiting due task became due; null if none is due. */
export async function findOldestDue(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select min(start_after) as since from ${sql.raw(TASKS_SCHEMA)}.job
      where name = any(${sql.param([...taskNames])}) and state < 'active' and start_after <= now()`,
  );
  const since = rows[0]?.since ?? null;
  return since === null ? null : new Date(since);
}

/**
 * Removes and returns a failed task; undefined if it is not failed, for example because another
 * process took it.
 */
export async function takeFailedTask(db: Db, id: string) {
  const { rows } = await db.execute<{ name: TaskName; payload: never }>(
    sql`delete from ${letters} and id = ${id} and source_name = any(${sql.param([...taskNames])}) returning source_name as name, data as payload`,
  );
  return rows[0];
}

/**
 * Removes the tasks, done or not, whose payload contains any of these words; tasks that delete
 * files contain none.
 */
export async function forgetTasks(db: Db, words: string[]): Promise<void> {
  await db.execute(sql`
    delete from tasks.job
    where exists (select 1 from unnest(${sql.param(words)}::text[]) word
      where strpos(lower(data::text), lower(word)) > 0)`);
}
