import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countViews, pageViews } from './preferences.store.ts';

export async function listViews(ctx: Ctx, paging: Paging) {
  const student = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageViews(ctx, student, paging),
    countViews(ctx, student),
  ]);
  return { ...page, total: cappedTotal(count) };
}
