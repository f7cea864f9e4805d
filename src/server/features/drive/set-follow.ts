import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteFollow, insertFollow } from './drive-mark.store.ts';
import { findDrive } from './drive.store.ts';

/** Follows or unfollows a drive. Idempotent. */
export async function setFollow(
  ctx: Ctx,
  { driveId, isFollowing }: { driveId: string; isFollowing: boolean },
) {
  const scope = requireStudent(ctx);
  if ((await findDrive(ctx, driveId)) === undefined) throw new AppError('NOT_FOUND');
  await (isFollowing ? insertFollow : deleteFollow)(ctx, scope, driveId);
  return { isFollowing };
}
