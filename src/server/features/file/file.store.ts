import { and, asc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { files, unclaimedKeys, waitingFiles } from '#server/db/tables/files.ts';
import type { CompanyScope } from '#server/scopes.ts';

export async function insertFile(ctx: Ctx, row: typeof files.$inferInsert): Promise<void> {
  await ctx.db.insert(files).values(row);
}

export async function findOwnedFile(ctx: Ctx, ownerId: string, fileId: string) {
  const [row] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, ownerId)));
  return row;
}

/** Any file, whoever owns it. */
export async function findFile(ctx: Ctx, fileId: string) {
  const [row] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  return row;
}

/** Deletes a file's row and returns its storage key. */
export async function deleteFile(ctx: Ctx, fileId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .delete(files)
    .where(eq(files.id, fileId))
    .returning({ key: files.key });
  return row?.key;
}

export async function findSameFile(
  ctx: Ctx,
  same: { ownerId: string; name: string; sha256: string },
) {
  const [row] = await ctx.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(
      and(
        eq(files.ownerId, same.ownerId),
        eq(files.name, same.name),
        eq(files.sha256, same.sha256),
        eq(files.purpose, 'resume'),
      ),
    )
    .limit(1);
  return row;
}

export async function findReceivedFile(ctx: Ctx, scope: CompanyScope, fileId: string) {
  const [row] = await ctx.db
    .select({ file: files })
    .from(files)
    .innerJoin(applications, eq(applications.resumeFileId, files.id))
    .where(
      and(
        eq(files.id, fileId),
        eq(applications.companyId, scope.companyId),
        isAssigned(scope),
        isNamedTo(scope.userId),
      ),
    )
    .limit(1);
  return row?.file;
}

/** Records a key before anything is stored under it. */
export async function insertUnclaimedKey(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.insert(unclaimedKeys).values({ key, createdAt: ctx.now }).onConflictDoNothing();
}

/** Whether the key was still unclaimed. Afterwards a file uses it, or it is free. */
export async function deleteUnclaimedKey(ctx: Ctx, key: string): Promise<boolean> {
  const deleted = await ctx.db
    .delete(unclaimedKeys)
    .where(eq(unclaimedKeys.key, key))
    .returning({ key: unclaimedKeys.key });
  return deleted.length === 1;
}

/** An unclaimed key recorded before the given time that no transaction has locked. */
export async function lockUnclaimedKey(ctx: Ctx, before: Date): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ key: unclaimedKeys.key })
    .from(unclaimedKeys)
    .where(lt(unclaimedKeys.createdAt, before))
    .orderBy(asc(unclaimedKeys.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.key;
}

export async function countNamed(ctx: Ctx, key: string): Promise<number> {
  return ctx.db.$count(files, eq(files.key, key));
}

export async function insertWaitingFile(ctx: Ctx, waiting: { fileId: string; bytes: Uint8Array }) {
  await ctx.db.insert(waitingFiles).values({ ...waiting, createdAt: ctx.now });
}

/** The file with its bytes, while it waits for the storage. */
export async function findWaitingFile(ctx: Ctx, fileId: string) {
  const [row] = await ctx.db
    .select({ key: files.key, mediaType: files.mediaType, bytes: waitingFiles.bytes })
    .from(waitingFiles)
    .innerJoin(files, eq(files.id, waitingFiles.fileId))
    .where(eq(waitingFiles.fileId, fileId));
  return row;
}

export async function loadWaitingIds(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ fileId: waitingFiles.fileId })
    .from(waitingFiles)
    .orderBy(asc(waitingFiles.createdAt));
  return rows.map(({ fileId }) => fileId);
}

export async function deleteWaitingFile(ctx: Ctx, fileId: string): Promise<void> {
  await ctx.db.delete(waitingFiles).where(eq(waitingFiles.fileId, fileId));
}
