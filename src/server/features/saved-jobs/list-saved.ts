import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countSaved, pageSaved, type SavedShow } from './saved-posting.store.ts';

export async function listSaved(ctx: Ctx, input: Paging & { show?: SavedShow }) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSaved(ctx, scope, input),
    countSaved(ctx, scope, input.show),
  ]);
  const items = page.items.map(({ ownDeadline, externalDeadline, source, ...row }) => ({
    ...row,
    source: source ?? 'firstrung',
    deadline: ownDeadline ?? externalDeadline,
    deadlineZone: ownDeadline && row.deadlineZone,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}
