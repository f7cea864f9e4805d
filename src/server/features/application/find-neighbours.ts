import { type ReceivedFilterInput, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { ReceivedSort } from '#domain/application/received-sort.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { encodeCursor } from '#server/paging/keyset.ts';
import { encodeSortedCursor } from '#server/paging/sorted-keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { receivedOrderOf } from './received-order-of.ts';
import { findReceivedPlace, pageReceived } from './received.store.ts';

type NeighbourInput = ReceivedFilterInput & {
  applicationId: string;
  sort?: ReceivedSort | undefined;
  isColumn?: boolean | undefined;
};

/**
 * The applications before and after one, in the order of the list it was opened from. One that has
 * left the list since keeps its place.
 */
export async function findNeighbours(
  ctx: Ctx,
  { applicationId, sort, isColumn, ...filterInput }: NeighbourInput,
) {
  const scope = requireMember(ctx);
  const order = await receivedOrderOf(ctx, scope, {
    sort,
    filter: receivedFilterOf(filterInput, ctx.now),
  });
  const at = orNotFound(await findReceivedPlace(ctx, scope, { order, applicationId }));
  const { status, stage } = at;
  const column = { ...filterInput, status, stage: stage ?? '' };
  const filter = receivedFilterOf(isColumn ? column : filterInput, ctx.now);
  const cursor = order.by === 'applied' ? encodeCursor(at) : encodeSortedCursor(at);
  const [previous, next] = await Promise.all([
    pageReceived(ctx, scope, { ...filter, order, before: cursor, limit: 1 }),
    pageReceived(ctx, scope, { ...filter, order, after: cursor, limit: 1 }),
  ]);
  return { previous: previous.items[0]?.id ?? null, next: next.items[0]?.id ?? null };
}
