import type { Ctx } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';

/** Writes, reads and deletes a small file. Throws if the storage does not keep it. */
export async function verifyStorage(ctx: Ctx): Promise<void> {
  const key = createFileKey(ctx.now);
  const body = Buffer.from('probe');
  await ctx.files.put(key, body, { contentType: 'text/plain', size: body.byteLength });
  try {
    const stored = await ctx.files.read(key);
    const read = stored === null ? '' : await new Response(stored.stream as never).text();
    if (read !== 'probe') throw new Error('The file differs from what was stored.');
  } finally {
    await ctx.files.delete(key);
  }
}
