import { Readable } from 'node:stream';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findOwnedFile, findReceivedFile, findWaitingFile } from './file.store.ts';

/** Opens a file for its owner, or for a recruiter, or an assigned interviewer, of the company it was sent to; NOT_FOUND for anyone else, FILES_AWAY while the storage does not answer. */
export async function loadFile(ctx: Ctx, fileId: string) {
  const row = await findReadable(ctx, fileId);
  if (!row) throw new AppError('NOT_FOUND');
  const stored = (await readWaiting(ctx, fileId)) ?? (await readStored(ctx, row.key));
  if (!stored) throw new AppError('NOT_FOUND');
  return { row, ...stored };
}

async function readWaiting(ctx: Ctx, fileId: string) {
  const waiting = await findWaitingFile(ctx, fileId);
  return waiting && { stream: Readable.from([waiting.bytes]), size: waiting.bytes.byteLength };
}

async function readStored(ctx: Ctx, key: string) {
  try {
    return await ctx.files.read(key);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the file storage gives no file');
    throw new AppError('FILES_AWAY');
  }
}

function findReadable(ctx: Ctx, fileId: string) {
  const { actor } = ctx;
  if (actor.kind === 'student') return findOwnedFile(ctx, actor.userId, fileId);
  if (actor.kind === 'member') return findReceivedFile(ctx, requireMember(ctx), fileId);
  return undefined;
}
