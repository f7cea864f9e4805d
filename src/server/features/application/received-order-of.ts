import { receivedStatuses } from '#domain/application/application-status.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import { orderOf, type ReceivedSort } from '#domain/application/received-sort.ts';
import { stageRanks } from '#domain/stage/stage.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadCompanyStages } from './pipeline.store.ts';
import { countUnread, loadOwners, loadReceivedIds, type ReceivedOrder } from './received.store.ts';

/** The order of a list, with the numbers that it needs beside the rows themselves. */
export async function receivedOrderOf(
  ctx: Ctx,
  scope: CompanyScope,
  { sort, filter }: { sort: ReceivedSort | undefined; filter: ReceivedFilter },
): Promise<ReceivedOrder> {
  const order = orderOf(sort);
  if (order.by === 'match') {
    const matches = await loadReceivedMatches(ctx, await loadReceivedIds(ctx, scope, filter));
    const ids = [...matches.keys()];
    const ranks = ids.map((id) => matches.get(id)?.score ?? -1);
    return { ...order, ranks: { ids, ranks } };
  }
  if (order.by === 'owner') {
    const ids = (await loadOwners(ctx, scope)).map(({ id }) => id);
    return { ...order, ranks: { ids, ranks: ids.map((_, place) => place) } };
  }
  if (order.by === 'unread') {
    const counts = await countUnread(ctx, scope, null);
    return { ...order, ranks: { ids: [...counts.keys()], ranks: [...counts.values()] } };
  }
  if (order.by === 'status') {
    const ranks = stageRanks(await loadCompanyStages(ctx, scope), receivedStatuses);
    return { ...order, ranks: { ids: [...ranks.keys()], ranks: [...ranks.values()] } };
  }
  return { ...order, ranks: { ids: [], ranks: [] } };
}
