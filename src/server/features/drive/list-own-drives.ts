import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countAllDrives, pageAllDrives } from './drive.store.ts';
import { ownDriveOf } from './own-drive-of.ts';
import { requireDriveEditor } from './require-drive-editor.ts';

/** All drives for administrators, and a company's own for its recruiters. */
export async function listOwnDrives(ctx: Ctx, paging: Paging) {
  const { company } = await requireDriveEditor(ctx);
  const of = company?.id;
  const [page, count] = await Promise.all([
    pageAllDrives(ctx, paging, of),
    countAllDrives(ctx, of),
  ]);
  const items = page.items.map((row) => ownDriveOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}
