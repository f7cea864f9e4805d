import type { Ctx } from '#server/context.ts';

/** Takes the bytes of a file whose row is gone out of the storage; done twice it does no more. */
export function removeFile(ctx: Ctx, { key }: { key: string }): Promise<void> {
  return ctx.files.delete(key);
}
