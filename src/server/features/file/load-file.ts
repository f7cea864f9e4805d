import { Readable } from 'node:stream';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isSignedIn } from '#domain/actor.ts';
import { archiveEnd } from '#domain/profile/archive-end.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { findFile, findOwnedFile, findReceivedFile, findWaitingFile } from './file.store.ts';

/**
 * Opens a file for its owner, or for a recruiter or assigned interviewer of the company that
 * received it. NOT_FOUND for anyone else; FILES_AWAY while the storage is unavailable.
 */
export async function loadFile(ctx: Ctx, fileId: string) {
  const row = await findReadable(ctx, fileId);
  if (row) await requireConfirmedFor(ctx, row.purpose);
  return openFile(ctx, row);
}

/** An archive holds everything about a person: a session left open isn't enough to get it. */
export async function requireConfirmedFor(ctx: Ctx, purpose: string): Promise<void> {
  if (purpose === 'export') await requireConfirmed(ctx, confirmationMinutes);
}

/** The row of a file of this purpose, whoever owns it. */
export async function findAnyFile(ctx: Ctx, fileId: string, purpose: 'resume' | 'photo') {
  const row = await findFile(ctx, fileId);
  return row?.purpose === purpose ? row : undefined;
}

/** Opens a file of this purpose. The caller must check access. */
export async function loadAnyFile(ctx: Ctx, fileId: string, purpose: 'resume' | 'photo') {
  return openFile(ctx, await findAnyFile(ctx, fileId, purpose));
}

/**
 * Opens the bytes of a file, which the caller must read or destroy: access and all else is checked
 * before.
 */
export async function openFile(ctx: Ctx, row: Awaited<ReturnType<typeof findFile>>) {
  if (!row) throw new AppError('NOT_FOUND');
  const stored = (await readWaiting(ctx, row.id)) ?? (await readStored(ctx, row.key));
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
    throw new AppError('FILES_UNAVAILABLE');
  }
}

async function findReadable(ctx: Ctx, fileId: string) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) return undefined;
  const own = await findOwnedFile(ctx, actor.userId, fileId);
  if (own !== undefined || actor.kind !== 'member') return isOver(ctx, own) ? undefined : own;
  return findReceivedFile(ctx, requireMember(ctx), fileId);
}

/** An expired export may still exist until the next cleanup. */
function isOver(ctx: Ctx, file: Awaited<ReturnType<typeof findFile>>): boolean {
  return file?.purpose === 'export' && archiveEnd(file.createdAt) <= ctx.now;
}

/**
 * The student's own resume. NOT_FOUND for an unknown id, another kind of file, or another owner.
 */
export async function requireOwnFile(ctx: Ctx, fileId: string | undefined) {
  const { studentId } = requireStudent(ctx);
  const file = fileId === undefined ? undefined : await findOwnedFile(ctx, studentId, fileId);
  if (file?.purpose !== 'resume') throw new AppError('NOT_FOUND');
  return file;
}
