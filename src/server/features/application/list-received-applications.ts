import { type AskedFilter, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { ReceivedSort } from '#domain/application/received-sort.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { applicationCardOf } from './application-card-of.ts';
import { countReceivedApplications, loadPostingTitles } from './application.store.ts';
import { receivedOrderOf } from './received-order-of.ts';
import { pageReceived } from './received.store.ts';

type Asked = Paging & AskedFilter & { sort?: ReceivedSort | undefined };

const dayMs = 86_400_000;

/** What a list leaves out of an application that is reviewed blind. */
const unsaid = { email: null, phone: null, coverLetter: null, resume: null, answers: [] };

export async function listReceivedApplications(ctx: Ctx, { sort, ...asked }: Asked) {
  const scope = requireMember(ctx);
  const input = receivedFilterOf(asked, ctx.now);
  const order = await receivedOrderOf(ctx, scope, { sort, filter: input });
  const [page, count, titles] = await Promise.all([
    pageReceived(ctx, scope, { ...input, order }),
    countReceivedApplications(ctx, scope, input),
    loadPostingTitles(ctx, scope, input.postingId),
  ]);
  const matches = await loadReceivedMatches(
    ctx,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map((item) => ({
      ...applicationCardOf(item.isNamed ? item : { ...item, ...unsaid }, {
        isReaderOnly: scope.onlyAssigned,
        now: ctx.now,
        matches,
      }),
      stageDays: Math.max(0, Math.floor((ctx.now.getTime() - item.changedAt.getTime()) / dayMs)),
    })),
    total: cappedTotal(count),
    postings: titles.items,
    postingsCapped: titles.isCapped,
    stages: titles.stages,
    mayDecide: !scope.onlyAssigned,
  };
}
