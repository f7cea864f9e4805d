import type { ByteRange } from '#domain/recording/byte-range.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findFinished } from './recording.store.ts';

/** A finished recording of the student, ready to be read in parts. */
export async function loadMedia(ctx: Ctx, recordingId: string) {
  const found = await findFinished(ctx, requireStudent(ctx), recordingId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { key, size, mediaType } = found.file;
  return {
    size,
    mediaType,
    read: async (range: ByteRange | null) => {
      const stored = await ctx.files.read(key, range ?? undefined).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'the file storage gives no recording');
        throw new AppError('FILES_UNAVAILABLE');
      });
      if (stored === null) throw new AppError('NOT_FOUND');
      return stored.stream;
    },
  };
}
