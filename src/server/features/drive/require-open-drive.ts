import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type DriveRow, lockDrive } from './drive.store.ts';

/** Locks the drive that an administrator edits. Refuses if it has changed or was cancelled. */
export async function requireOpenDrive(
  ctx: Ctx,
  driveId: string,
  version: number,
): Promise<DriveRow> {
  const drive = await lockDrive(ctx, driveId);
  if (drive === undefined) throw new AppError('NOT_FOUND');
  if (drive.cancelledAt !== null) throw new AppError('DRIVE_CANCELLED');
  if (drive.version !== version) throw new AppError('DRIVE_CHANGED');
  return drive;
}
