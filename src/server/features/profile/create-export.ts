import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { v7 as uuid } from 'uuid';
import { ZipFile } from 'yazl';
import { archiveEnd } from '#domain/profile/archive-end.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { openFile } from '#server/features/file/load-file.ts';
import { removeStoredFile } from '#server/features/file/remove-stored-file.ts';
import { storeExport } from '#server/features/file/store-export.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { publishLive } from '#server/live/publish-live.ts';
import {
  deleteExports,
  findWantedExport,
  loadOtherExports,
  updateState,
  updateToReady,
} from './export.store.ts';
import { loadOwnFiles, loadSections } from './personal-data.store.ts';

type SearchCriteria = NonNullable<Awaited<ReturnType<typeof findWantedExport>>>;

/**
 * Creates a requested archive: a JSON file per kind of record, and every uploaded file. It is
 * streamed to the storage. Idempotent: skips archives that are ready or whose owner is deleted.
 */
export async function createExport(ctx: Ctx, { exportId }: { exportId: string }): Promise<void> {
  const wanted = await findWantedExport(ctx, exportId);
  if (wanted === undefined || wanted.state === 'ready') return;
  try {
    await tellProgress(ctx, wanted, 0);
    const name = `firstrung-data-${ctx.now.toISOString().slice(0, 10)}.zip`;
    await storeExport(ctx, { ownerId: wanted.userId, name }, archiveOf(ctx, wanted), (tx, fileId) =>
      finish(tx, wanted, fileId),
    );
  } catch (error) {
    await inTransaction(ctx, async (tx) => {
      await updateState(tx, exportId, { state: 'failed', progress: 0 });
      await publishLive(tx.db, eventOf(wanted, 0));
    });
    throw error;
  }
}

const eventOf = ({ userId }: SearchCriteria, progress: number) => ({
  userId,
  kind: 'export.changed',
  data: { progress },
});

async function tellProgress(ctx: Ctx, wanted: SearchCriteria, progress: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await updateState(tx, wanted.id, { state: 'running', progress });
    await publishLive(tx.db, eventOf(wanted, progress));
  });
}

/** Returns false if the archive is no longer wanted or another process has created it. */
async function finish(tx: Ctx, wanted: SearchCriteria, fileId: string): Promise<boolean> {
  const expiresAt = archiveEnd(tx.now);
  if (!(await updateToReady(tx, wanted.id, { fileId, expiresAt }))) return false;
  const others = await loadOtherExports(tx, wanted.userId, wanted.id);
  await deleteExports(
    tx,
    others.map(({ id }) => id),
  );
  for (const other of others) if (other.fileId !== null) await removeStoredFile(tx, other.fileId);
  const data = { kind: 'data.exported' as const, exportId: wanted.id };
  await notifyUsers(tx, [{ id: uuid(), userId: wanted.userId, data }]);
  await publishLive(tx.db, eventOf(wanted, 100));
  return true;
}

/** Streams the archive without holding all of it in memory. */
function archiveOf(ctx: Ctx, wanted: SearchCriteria): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  fill(ctx, wanted, zip).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(ctx: Ctx, wanted: SearchCriteria, zip: ZipFile): Promise<void> {
  const person = {
    userId: wanted.userId,
    // An unconfirmed address may belong to someone else, and so may the data keyed by it.
    email: wanted.emailVerified ? wanted.email : null,
  };
  const files = await loadOwnFiles(ctx, wanted.userId);
  const options = { mtime: ctx.now };
  let told = 0;
  const tell = async (percent: number) => {
    if (percent < told + 10) return;
    told = percent;
    await tellProgress(ctx, wanted, Math.floor(percent));
  };
  for await (const { name, rows, share } of loadSections(ctx, person)) {
    if (rows.length > 0) {
      const json = Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);
      zip.addBuffer(json, `${name}.json`, options);
    }
    await tell(share * 50);
  }
  for (const [at, row] of files.entries()) {
    const { stream } = await openFile(ctx, row);
    const isPassedOn = finished(stream);
    const path = `files/${row.id}-${plainName(row.name)}`;
    zip.addReadStream(stream, path, { ...options, compress: false });
    await isPassedOn;
    await tell(50 + ((at + 1) / files.length) * 45);
  }
  zip.end();
}

/** A file name that is valid on every system. */
function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120);
}
