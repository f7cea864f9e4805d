import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countUsers, pageUsers, type UserFilter } from './user-list.store.ts';
import { userRowOf } from './user-row-of.ts';

type Input = Paging & UserFilter & { order?: 'newest' | 'oldest' | undefined };

export async function listUsers(ctx: Ctx, { order, ...input }: Input) {
  const scope = requireAdmin(ctx);
  const total = cappedTotal(await countUsers(ctx, scope, input));
  const oldestFirst = order === 'oldest';
  const page = await pageUsers(ctx, scope, {
    ...input,
    oldestFirst,
    found: total.count,
  });
  return { ...page, items: page.items.map(userRowOf), total };
}
