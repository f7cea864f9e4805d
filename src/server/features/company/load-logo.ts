import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLogo } from './logo.store.ts';

/** The bytes of a logo, as WebP. NOT_FOUND while its company is suspended. */
export async function loadLogo(ctx: Ctx, logoId: string): Promise<Uint8Array> {
  const row = orNotFound(await findLogo(ctx, logoId));
  return row.bytes;
}
