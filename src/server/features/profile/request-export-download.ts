import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireConfirmedFor } from '#server/features/file/load-file.ts';
import { findExport } from './find-export.ts';

/** Refuses what the download would refuse, where the answer can still ask for a password. */
export async function requestExportDownload(ctx: Ctx) {
  const { export: made } = await findExport(ctx);
  await requireConfirmedFor(ctx, 'export');
  if (!made?.file) throw new AppError('NOT_FOUND');
  return { path: `/files/${made.file.id}` };
}
