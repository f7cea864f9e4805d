import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { requireStudent } from '#server/scopes.ts';
import { findFinished } from './recording.store.ts';

/** A finished recording of the student, ready to be read in parts. */
export async function loadMedia(ctx: Ctx, recordingId: string) {
  const found = orNotFound(await findFinished(ctx, requireStudent(ctx), recordingId));
  return readMedia(ctx, found.file);
}
