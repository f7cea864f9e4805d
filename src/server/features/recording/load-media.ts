import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { requireStudent } from '#server/scopes.ts';
import { findFinished } from './recording.store.ts';

/** A finished recording of the student, ready to be read in parts. */
export async function loadMedia(ctx: Ctx, recordingId: string) {
  const found = await findFinished(ctx, requireStudent(ctx), recordingId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return readMedia(ctx, found.file);
}
