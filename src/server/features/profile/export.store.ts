import { and, desc, eq, inArray, lte, ne, asc, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import type { Person } from '#server/db/own-rows.ts';
import { personalSections } from '#server/db/personal-data.ts';
import { users } from '#server/db/tables/accounts.ts';
import { files } from '#server/db/tables/files.ts';
import { dataExports } from '#server/db/tables/user-settings.ts';

/** Serializes a person's archives until the transaction ends. */
export async function lockExports({ db }: Ctx, userId: string): Promise<void> {
  await lockUntilCommit({ db }, `export:${userId}`);
}

const columns = {
  id: dataExports.id,
  userId: dataExports.userId,
  state: dataExports.state,
  progress: dataExports.progress,
  fileId: dataExports.fileId,
  fileName: files.name,
  fileSize: files.size,
  createdAt: dataExports.createdAt,
  finishedAt: dataExports.finishedAt,
  expiresAt: dataExports.expiresAt,
};

export async function findLastExport({ db }: Ctx, userId: string) {
  const [row] = await db
    .select(columns)
    .from(dataExports)
    .leftJoin(files, eq(files.id, dataExports.fileId))
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(1);
  return row;
}

export async function insertExport({ db, now }: Ctx, row: { id: string; userId: string }) {
  await db.insert(dataExports).values({ ...row, state: 'queued', createdAt: now });
}

/** A pending archive with the person it is about. */
export async function findPendingExport({ db }: Ctx, exportId: string) {
  const [row] = await db
    .select({
      id: dataExports.id,
      userId: dataExports.userId,
      state: dataExports.state,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, exportId));
  return row;
}

export async function updateState(
  { db }: Ctx,
  exportId: string,
  change: Pick<typeof dataExports.$inferInsert, 'state' | 'progress'>,
): Promise<void> {
  await db
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, exportId), ne(dataExports.state, 'ready')));
}

/**
 * Marks the archive as ready with this file. Returns false if it is no longer wanted or already
 * made.
 */
export async function updateToReady(
  { db, now }: Ctx,
  exportId: string,
  ready: { fileId: string; expiresAt: Date },
): Promise<boolean> {
  const updated = await db
    .update(dataExports)
    .set({ ...ready, state: 'ready', progress: 100, finishedAt: now })
    .where(and(eq(dataExports.id, exportId), ne(dataExports.state, 'ready')))
    .returning({ id: dataExports.id });
  return updated.length === 1;
}

export async function loadOtherExports({ db }: Ctx, userId: string, exportId: string) {
  return db
    .select({ id: dataExports.id, fileId: dataExports.fileId })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), ne(dataExports.id, exportId)));
}

export async function loadOverExports({ db, now }: Ctx) {
  return db
    .select({ id: dataExports.id, fileId: dataExports.fileId })
    .from(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .limit(500);
}

export async function deleteExports({ db }: Ctx, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(dataExports).where(inArray(dataExports.id, ids));
}

type Rows = Record<string, unknown>[];

export async function* loadSections(
  ctx: Ctx,
  person: Person,
): AsyncGenerator<{ name: string; rows: Rows; share: number }> {
  for (const [at, { name, table, holds, of, shown }] of personalSections.entries()) {
    const all = getTableColumns(table);
    const selection = Object.fromEntries(
      holds.map((column) => [column, shown?.[column] ?? all[column]]),
    ) as typeof all;
    const rows: Rows = await ctx.db.select(selection).from(table).where(of(person));
    yield { name, rows, share: (at + 1) / personalSections.length };
  }
}

/** A person's uploads, oldest first, without archives. */
export async function loadOwnFiles(ctx: Ctx, userId: string) {
  return ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), ne(files.purpose, 'export')))
    .orderBy(asc(files.createdAt), asc(files.id));
}
