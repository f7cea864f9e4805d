import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLastHead, loadHeads, loadLeaves } from './credential-log.store.ts';
import { didOf } from './did-of.ts';

/** Entries in one file: 64 hexadecimal digits each. */
export const entriesPerFile = 10_000;

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The signed heads of the log, and the files that hold what they were made of. */
export async function loadLog(ctx: Ctx) {
  const heads = await loadHeads(ctx);
  const size = heads.at(-1)?.size ?? 0;
  const files = Array.from(
    { length: Math.ceil(size / entriesPerFile) },
    (_, at) => `${ctx.publicUrl}/credentials/log/${at * entriesPerFile}.json`,
  );
  return {
    format: 'firstrung-log-1',
    issuer: didOf(ctx.publicUrl),
    size,
    entries: files,
    heads: heads.map(({ day, size: upTo, root, keyId, signature }) => ({
      day,
      size: upTo,
      root: hex(root),
      keyId,
      signature,
    })),
  };
}

/** One file of the log's entries, as far as a head has been signed over them. */
export async function loadLogEntries(ctx: Ctx, from: number) {
  const { size } = (await findLastHead(ctx)) ?? { size: 0 };
  if (from % entriesPerFile !== 0 || from >= size) throw new AppError('NOT_FOUND');
  const until = Math.min(from + entriesPerFile, size);
  return { from, entries: (await loadLeaves(ctx, { from, until })).map(hex) };
}
