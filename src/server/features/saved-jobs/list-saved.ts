import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countSaved, pageSaved } from './saved-posting.store.ts';

export async function listSaved(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSaved(ctx, scope, paging),
    countSaved(ctx, scope),
  ]);
  const items = page.items.map(({ ownDeadline, externalDeadline, source, ...row }) => ({
    ...row,
    source: source ?? 'firstrung',
    deadline: ownDeadline ?? externalDeadline,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}
