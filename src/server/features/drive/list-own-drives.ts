import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countAllDrives, pageAllDrives } from './drive.store.ts';
import { ownDriveOf } from './own-drive-of.ts';

export async function listOwnDrives(ctx: Ctx, paging: Paging) {
  requireAdmin(ctx);
  const [page, count] = await Promise.all([pageAllDrives(ctx, paging), countAllDrives(ctx)]);
  const items = page.items.map((row) => ownDriveOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}
