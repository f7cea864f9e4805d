import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { headOf } from './practice-session-of.ts';
import { countListed, pageSessions } from './practice.store.ts';

/** The student's sessions, newest first. */
export async function listSessions(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSessions(ctx, scope, paging),
    countListed(ctx, scope),
  ]);
  const items = page.items.map(({ questions, answered, ...row }) => ({
    ...headOf(row),
    questions,
    answered,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}
