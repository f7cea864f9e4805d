import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findOwnedFile, findReceivedFile } from './file.store.ts';

/** Opens a file for its owner, or for a recruiter, or an assigned interviewer, of the company it was sent to; NOT_FOUND for anyone else. */
export async function loadFile(ctx: Ctx, fileId: string) {
  const row = await findReadable(ctx, fileId);
  const stored = row && (await ctx.files.read(row.key));
  if (!row || !stored) throw new AppError('NOT_FOUND');
  return { row, ...stored };
}

function findReadable(ctx: Ctx, fileId: string) {
  const { actor } = ctx;
  if (actor.kind === 'student') return findOwnedFile(ctx, actor.userId, fileId);
  if (actor.kind === 'member') return findReceivedFile(ctx, requireMember(ctx), fileId);
  return undefined;
}
