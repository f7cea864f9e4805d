import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLogo } from './logo.store.ts';

/** The bytes of a logo, as WebP. NOT_FOUND while its company is suspended. */
export async function loadLogo(ctx: Ctx, logoId: string): Promise<Uint8Array> {
  const row = await findLogo(ctx, logoId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row.bytes;
}
