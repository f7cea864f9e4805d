import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
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
  return inTransaction(ctx, async (tx) => {
    await (isFollowing ? insertFollow : deleteFollow)(tx, scope, driveId);
    await notifyHome(tx, scope.studentId);
    return { isFollowing };
  });
}
