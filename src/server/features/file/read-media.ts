import type { ByteRange } from '#domain/recording/byte-range.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';

/** A recorded file, ready to be read in parts. The caller must check access. */
export function readMedia(
  ctx: Ctx,
  { key, size, mediaType }: { key: string; size: number; mediaType: string },
) {
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
