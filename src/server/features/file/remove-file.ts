import type { Ctx } from '#server/context.ts';

/** Deletes the bytes of a deleted file from the storage. Idempotent. */
export function removeFile(ctx: Ctx, { key }: { key: string }): Promise<void> {
  return ctx.files.delete(key);
}
