import { cappedTotal } from '#domain/paging/capped-total.ts';
import { statesAfter } from '#domain/posting/may-change-posting-state.ts';
import { workplaceOf } from '#domain/posting/workplace.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { countOwnPostings, type OwnFilter, pageOwnPostings } from './own-posting.store.ts';

export async function listOwnPostings(ctx: Ctx, input: Paging & OwnFilter) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const [page, count] = await Promise.all([
    pageOwnPostings(ctx, scope, input),
    countOwnPostings(ctx, scope, input),
  ]);
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      workplace: workplaceOf(item),
      moves: statesAfter(item.state),
      isOver: item.deadline !== null && item.deadline <= ctx.now,
      applications: cappedTotal(item.applications),
    })),
    total: cappedTotal(count),
  };
}
