import { type AskedFilter, receivedFilterOf } from '#domain/application/received-filter.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findPlace, pageIds } from './neighbours.store.ts';

type Asked = AskedFilter & {
  applicationId: string;
  sort?: 'newest' | 'oldest' | undefined;
  isColumn?: boolean | undefined;
};

/**
 * The applications before and after one, in the order of the list it was opened from. One that has
 * left the list since keeps its place.
 */
export async function findNeighbours(ctx: Ctx, { applicationId, sort, isColumn, ...asked }: Asked) {
  const scope = requireMember(ctx);
  const at = await findPlace(ctx, scope, applicationId);
  if (at === undefined) throw new AppError('NOT_FOUND');
  const filter = receivedFilterOf(isColumn ? { ...asked, status: at.status } : asked, ctx.now);
  const oldestFirst = sort === 'oldest';
  const [previous, next] = await Promise.all([
    pageIds(ctx, scope, { ...filter, oldestFirst, before: at.cursor, limit: 1 }),
    pageIds(ctx, scope, { ...filter, oldestFirst, after: at.cursor, limit: 1 }),
  ]);
  return { previous: previous[0] ?? null, next: next[0] ?? null };
}
