import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type DriveRow, lockDrive } from './drive.store.ts';
import type { DriveEditor } from './require-drive-editor.ts';

/** Locks the drive to be edited. Refuses one of others, one that has changed or was cancelled. */
export async function requireOpenDrive(
  ctx: Ctx,
  { company }: DriveEditor,
  { driveId, version }: { driveId: string; version: number },
): Promise<DriveRow> {
  const drive = await lockDrive(ctx, driveId);
  const isOthers = company !== null && drive?.companyId !== company.id;
  if (drive === undefined || isOthers) throw new AppError('NOT_FOUND');
  if (drive.cancelledAt !== null) throw new AppError('DRIVE_CANCELLED');
  if (drive.version !== version) throw new AppError('DRIVE_CHANGED');
  return drive;
}
