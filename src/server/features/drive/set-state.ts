import type { DriveState } from '#domain/drive/drive.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteState, upsertState } from './drive-mark.store.ts';
import { findDrive } from './drive.store.ts';

/** Marks how far the student got with a drive; null removes the mark. Idempotent. */
export async function setState(
  ctx: Ctx,
  { driveId, state }: { driveId: string; state: DriveState | null },
) {
  const scope = requireStudent(ctx);
  if ((await findDrive(ctx, driveId)) === undefined) throw new AppError('NOT_FOUND');
  if (state === null) await deleteState(ctx, scope, driveId);
  else await upsertState(ctx, scope, { driveId, state });
  return { state };
}
