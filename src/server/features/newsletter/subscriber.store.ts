import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { newsletterSubscribers } from '#server/db/tables/site-mail.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

type State = (typeof newsletterStates)[number];
export type SubscriberFilter = { state?: State | undefined; search?: string | undefined };

const columns = {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  state: newsletterSubscribers.state,
  createdAt: newsletterSubscribers.createdAt,
  confirmedAt: newsletterSubscribers.confirmedAt,
  leftAt: newsletterSubscribers.leftAt,
};

function isWanted({ state, search }: SubscriberFilter): SQL | undefined {
  return and(
    state ? eq(newsletterSubscribers.state, state) : undefined,
    search ? containsText([newsletterSubscribers.email], search) : undefined,
  );
}

export async function pageSubscribers(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & SubscriberFilter,
) {
  const place = { at: newsletterSubscribers.createdAt, id: newsletterSubscribers.id };
  const key = keyset(place, paging);
  const rows = await ctx.db
    .select(columns)
    .from(newsletterSubscribers)
    .where(key.where(isWanted({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countSubscribers(ctx: Ctx, _scope: AdminScope, filter: SubscriberFilter) {
  return countCapped(ctx, newsletterSubscribers, isWanted(filter));
}

export async function countByState(ctx: Ctx, _scope: AdminScope) {
  const rows = await ctx.db
    .select({ state: newsletterSubscribers.state, count: count() })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.state);
  const of = (state: State) => rows.find((row) => row.state === state)?.count ?? 0;
  return { asked: of('asked'), subscribed: of('subscribed'), left: of('left') };
}

export async function loadSubscribers(ctx: Ctx, _scope: AdminScope, filter: SubscriberFilter) {
  return ctx.db
    .select(columns)
    .from(newsletterSubscribers)
    .where(isWanted(filter))
    .orderBy(
      sql`${newsletterSubscribers.createdAt} desc nulls last`,
      sql`${newsletterSubscribers.id} desc nulls last`,
    );
}
