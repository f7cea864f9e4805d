import type { DataExport } from '#contract/profile.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLastExport } from './export.store.ts';

/** The state of the actor's latest archive, or null without one or after it expired. */
export async function findExport(ctx: Ctx): Promise<{ export: DataExport }> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const row = await findLastExport(ctx, ctx.actor.userId);
  if (row === undefined || (row.expiresAt !== null && row.expiresAt <= ctx.now))
    return { export: null };
  const { id, state, progress, fileId, fileName, fileSize, createdAt, finishedAt, expiresAt } = row;
  const file =
    fileId === null || fileName === null || fileSize === null
      ? null
      : { id: fileId, name: fileName, size: fileSize };
  return { export: { id, state, progress, file, createdAt, finishedAt, expiresAt } };
}
