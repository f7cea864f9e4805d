import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { backups } from '#server/db/tables/backups.ts';
import { installation } from '#server/db/tables/installation.ts';
import type { AdminScope } from '#server/scopes.ts';

type Row = typeof backups.$inferSelect;

export function loadBackups({ db }: Ctx, _scope: AdminScope, most: number) {
  const { fileName: _fileName, ...shown } = getTableColumns(backups);
  return db
    .select(shown)
    .from(backups)
    .orderBy(desc(backups.createdAt), desc(backups.id))
    .limit(most);
}

export async function findBackup({ db }: Ctx, _scope: AdminScope, id: string) {
  const [row] = await db.select().from(backups).where(eq(backups.id, id));
  return row;
}

/** False if one is waiting or running already. */
export async function insertBackup(tx: Ctx, id: string, isScheduled: boolean): Promise<boolean> {
  const inserted = await tx.db
    .insert(backups)
    .values({ id, state: 'waiting', isScheduled, createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: backups.id });
  return inserted.length > 0;
}

export async function findUnfinished({ db }: Ctx): Promise<string | undefined> {
  const [row] = await db
    .select({ id: backups.id })
    .from(backups)
    .where(inArray(backups.state, ['waiting', 'running']));
  return row?.id;
}

/** A backup whose background job was given up, after which no other could start. */
export async function updateAbandoned({ db }: Ctx, before: Date): Promise<void> {
  await db
    .update(backups)
    .set({ state: 'failed', progress: null, problem: 'It was interrupted.' })
    .where(and(inArray(backups.state, ['waiting', 'running']), lt(backups.createdAt, before)));
}

/** Nothing is recorded for a backup that has failed in the meantime. */
export async function updateProgress({ db }: Ctx, id: string, progress: number): Promise<void> {
  const isRunning = and(eq(backups.id, id), eq(backups.state, 'running'));
  await db.update(backups).set({ progress }).where(isRunning);
}

/** Of the schedule and of administrators: what was made, or is being made, and what failed. */
export async function countBackupsSince({ db }: Ctx, since: Date) {
  const isSince = gte(backups.createdAt, since);
  const [started, failed] = await Promise.all([
    db.$count(backups, and(isSince, inArray(backups.state, ['waiting', 'running', 'done']))),
    db.$count(backups, and(isSince, eq(backups.state, 'failed'))),
  ]);
  return { started, failed };
}

export async function findInstallationDate({ db }: Ctx): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: installation.createdAt }).from(installation);
  return row?.createdAt;
}

/** Undefined if the backup is done, or unknown. */
export async function updateToRunning({ db }: Ctx, id: string): Promise<Row | undefined> {
  const [row] = await db
    .update(backups)
    .set({ state: 'running', progress: 0 })
    .where(sql`${backups.id} = ${id} and ${backups.state} in ('waiting', 'running')`)
    .returning();
  return row;
}

export async function updateToFinished(
  { db }: Ctx,
  id: string,
  result: Pick<Row, 'state'> & Partial<Row>,
): Promise<void> {
  await db
    .update(backups)
    .set({ ...result, progress: null, finishedAt: sql`now()` })
    .where(eq(backups.id, id));
}

export async function deleteBackups({ db }: Ctx, fileNames: string[]): Promise<void> {
  await db.delete(backups).where(inArray(backups.fileName, fileNames));
}

export async function loadDatabaseSize({ db }: Ctx, _scope: AdminScope) {
  const { rows } = await db.execute<{ size: string; cacheHits: number | null }>(
    sql`select pg_database_size(current_database())::text as size,
      blks_hit::float8 / nullif(blks_hit + blks_read, 0) as "cacheHits"
      from pg_stat_database where datname = current_database()`,
  );
  return { size: Number(rows[0]?.size ?? 0), cacheHits: rows[0]?.cacheHits ?? null };
}
