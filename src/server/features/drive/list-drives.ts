import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAcademics } from './academics.store.ts';
import { driveCardOf } from './drive-card-of.ts';
import { loadLastChanges } from './drive-change.store.ts';
import { countDrives, pageDrives, type Show } from './drive.store.ts';

export async function listDrives(ctx: Ctx, { show, ...paging }: Paging & { show?: Show }) {
  const scope = requireStudent(ctx);
  const [page, count, academics] = await Promise.all([
    pageDrives(ctx, scope, show, paging),
    countDrives(ctx, scope, show),
    findAcademics(ctx, scope),
  ]);
  const changes = await loadLastChanges(
    ctx,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((row) => {
    const change = changes.find(({ driveId }) => driveId === row.id);
    return driveCardOf(row, {
      academics: academics ?? null,
      now: ctx.now,
      ...(change && { change }),
    });
  });
  return { ...page, items, total: cappedTotal(count) };
}
