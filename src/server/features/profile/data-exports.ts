import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { v7 as uuid } from 'uuid';
import { ZipFile } from 'yazl';
import type { DataExport } from '#contract/profile.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { archiveEnd } from '#domain/profile/archive-end.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { requireConfirmedFor, openFile } from '#server/features/file/load-file.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { storeExport } from '#server/features/file/store-export.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { requireUser } from '#server/scopes.ts';
import {
  findLastExport,
  insertExport,
  lockExports,
  deleteExports,
  findPendingExport,
  loadOtherExports,
  updateState,
  updateToReady,
  loadOverExports,
  loadOwnFiles,
  loadSections,
} from './export.store.ts';

/** A job that takes longer is considered failed, and another archive can be requested. */
const exportTimeoutMs = 60 * 60 * 1000;
/** A ready archive younger than this is returned instead of a new one. */
const freshMs = 60 * 1000;

/**
 * Requests an archive of the actor's data, once they confirmed who they are. While one is pending,
 * returns that one.
 */
export async function requestExport(ctx: Ctx) {
  const actor = await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    await lockExports(tx, actor.userId);
    const last = await findLastExport(tx, actor.userId);
    const age = last === undefined ? Infinity : tx.now.getTime() - last.createdAt.getTime();
    const isRunning = last?.state === 'queued' || last?.state === 'running';
    if (last?.state === 'failed' || age > (isRunning ? exportTimeoutMs : freshMs)) {
      const exportId = uuid();
      await insertExport(tx, { id: exportId, userId: actor.userId });
      await tx.tasks.add(tx.db, 'profile.export', { exportId }, { key: exportId });
    }
    return findExport(tx);
  });
}

/** The state of the actor's latest archive, or null without one or after it expired. */
export async function findExport(ctx: Ctx): Promise<{ export: DataExport }> {
  const { userId } = requireUser(ctx);
  const row = await findLastExport(ctx, userId);
  if (row === undefined || (row.expiresAt !== null && row.expiresAt <= ctx.now))
    return { export: null };
  const { id, state, progress, fileId, fileName, fileSize, createdAt, finishedAt, expiresAt } = row;
  const file =
    fileId === null || fileName === null || fileSize === null
      ? null
      : { id: fileId, name: fileName, size: fileSize };
  return { export: { id, state, progress, file, createdAt, finishedAt, expiresAt } };
}

/** Refuses what the download would refuse, where the answer can still ask for a password. */
export async function requestExportDownload(ctx: Ctx) {
  const { export: archive } = await findExport(ctx);
  await requireConfirmedFor(ctx, 'export');
  if (!archive?.file) throw new AppError('NOT_FOUND');
  return { path: `/files/${archive.file.id}` };
}

type PendingExport = NonNullable<Awaited<ReturnType<typeof findPendingExport>>>;

/**
 * Creates a requested archive: a JSON file per kind of record, and every uploaded file. It is
 * streamed to the storage. Idempotent: skips archives that are ready or whose owner is deleted.
 */
export async function createExport(ctx: Ctx, { exportId }: { exportId: string }): Promise<void> {
  const pending = await findPendingExport(ctx, exportId);
  if (pending === undefined || pending.state === 'ready') return;
  try {
    await tellProgress(ctx, pending, 0);
    const name = `firstrung-data-${ctx.now.toISOString().slice(0, 10)}.zip`;
    await storeExport(
      ctx,
      { ownerId: pending.userId, name },
      archiveOf(ctx, pending),
      (tx, fileId) => finish(tx, pending, fileId),
    );
  } catch (error) {
    await inTransaction(ctx, async (tx) => {
      await updateState(tx, exportId, { state: 'failed', progress: 0 });
      await publishLive(tx.db, eventOf(pending, 0));
    });
    throw error;
  }
}

const eventOf = ({ userId }: PendingExport, progress: number) => ({
  userId,
  kind: 'export.changed',
  data: { progress },
});

async function tellProgress(ctx: Ctx, pending: PendingExport, progress: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await updateState(tx, pending.id, { state: 'running', progress });
    await publishLive(tx.db, eventOf(pending, progress));
  });
}

/** Returns false if the archive is no longer wanted or another process has created it. */
async function finish(tx: Ctx, pending: PendingExport, fileId: string): Promise<boolean> {
  const expiresAt = archiveEnd(tx.now);
  if (!(await updateToReady(tx, pending.id, { fileId, expiresAt }))) return false;
  const others = await loadOtherExports(tx, pending.userId, pending.id);
  await deleteExports(
    tx,
    others.map(({ id }) => id),
  );
  for (const other of others) if (other.fileId !== null) await removeStoredFile(tx, other.fileId);
  const data = { kind: 'data.exported' as const, exportId: pending.id };
  await notifyUsers(tx, [{ id: uuid(), userId: pending.userId, data }]);
  await publishLive(tx.db, eventOf(pending, 100));
  return true;
}

/** Streams the archive without holding all of it in memory. */
function archiveOf(ctx: Ctx, pending: PendingExport): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  // It may fail before anybody reads it, who then gets the error.
  out.on('error', () => undefined);
  fill(ctx, pending, zip).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(ctx: Ctx, pending: PendingExport, zip: ZipFile): Promise<void> {
  const person = {
    userId: pending.userId,
    // An unconfirmed address may belong to someone else, and so may the data keyed by it.
    email: pending.emailVerified ? pending.email : null,
  };
  const files = await loadOwnFiles(ctx, pending.userId);
  const options = { mtime: ctx.now };
  let reported = 0;
  const saveProgress = async (percent: number) => {
    if (percent < reported + 10) return;
    reported = percent;
    await tellProgress(ctx, pending, Math.floor(percent));
  };
  for await (const { name, rows, share } of loadSections(ctx, person)) {
    if (rows.length > 0) {
      const json = Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);
      zip.addBuffer(json, `${name}.json`, options);
    }
    await saveProgress(share * 50);
  }
  for (const [at, row] of files.entries()) {
    const { stream } = await openFile(ctx, row);
    const isPassedOn = finished(stream);
    const path = `files/${row.id}-${plainName(row.name)}`;
    zip.addReadStream(stream, path, { ...options, compress: false });
    await isPassedOn;
    await saveProgress(50 + ((at + 1) / files.length) * 45);
  }
  zip.end();
}

/** A file name that is valid on every system. */
function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120);
}

export async function removeExpiredExports(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const over = await loadOverExports(tx);
    await deleteExports(
      tx,
      over.map(({ id }) => id),
    );
    for (const { fileId } of over) if (fileId !== null) await removeStoredFile(tx, fileId);
  });
}
