import { and, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlanRequestState } from '#domain/plan/plan-request.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { SubscriptionState } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { isSubscriber } from '#server/db/is-subscriber.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { planRequests, subscriptions } from '#server/db/tables/subscriptions.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

export async function findLatestRequest(ctx: Ctx, subscriber: Subscriber) {
  const [row] = await ctx.db
    .select()
    .from(planRequests)
    .where(isSubscriber(planRequests, subscriber))
    .orderBy(desc(planRequests.createdAt), desc(planRequests.id))
    .limit(1);
  return row;
}

export async function insertRequest(ctx: Ctx, row: typeof planRequests.$inferInsert) {
  await ctx.db.insert(planRequests).values(row);
}

export async function lockOwnRequest(ctx: Ctx, subscriber: Subscriber, requestId: string) {
  const [row] = await ctx.db
    .select()
    .from(planRequests)
    .where(and(isSubscriber(planRequests, subscriber), eq(planRequests.id, requestId)))
    .for('update');
  return row;
}

export async function lockRequest(ctx: Ctx, _scope: AdminScope, requestId: string) {
  const [row] = await ctx.db
    .select()
    .from(planRequests)
    .where(eq(planRequests.id, requestId))
    .for('update');
  return row;
}

export async function updateRequest(
  ctx: Ctx,
  requestId: string,
  values: Partial<typeof planRequests.$inferInsert>,
): Promise<void> {
  await ctx.db.update(planRequests).set(values).where(eq(planRequests.id, requestId));
}

const requester = alias(users, 'requester');
const decider = alias(users, 'decider');
const student = alias(users, 'student');
/** The name of the company or student. */
const subscriberName = sql<string>`coalesce(${companies.name}, ${student.name})`;

type RequestFilter = { state?: PlanRequestState | undefined; search?: string | undefined };
const isNamed = (search: string | undefined) =>
  search ? containsText([companies.name, student.name], search) : undefined;
const matchesFilter = ({ state, search }: RequestFilter) =>
  and(state === undefined ? undefined : eq(planRequests.state, state), isNamed(search));

export async function pageRequests(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & RequestFilter,
) {
  const key = keyset({ at: planRequests.createdAt, id: planRequests.id }, paging);
  const rows = await ctx.db
    .select({
      request: planRequests,
      name: subscriberName,
      requestedBy: { name: requester.name, email: requester.email },
      decidedBy: decider.name,
      subscription: subscriptions,
    })
    .from(planRequests)
    .leftJoin(companies, eq(companies.id, planRequests.companyId))
    .leftJoin(student, eq(student.id, planRequests.userId))
    .leftJoin(requester, eq(requester.id, planRequests.requestedBy))
    .leftJoin(decider, eq(decider.id, planRequests.decidedBy))
    .leftJoin(
      subscriptions,
      sql`${subscriptions.companyId} = ${planRequests.companyId} or ${subscriptions.userId} = ${planRequests.userId}`,
    )
    .where(key.where(matchesFilter({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ request }) => ({ at: request.createdAt, id: request.id }));
}

export async function countRequests(ctx: Ctx, _scope: AdminScope, filter: RequestFilter) {
  const matching = ctx.db
    .select({ one: sql`1` })
    .from(planRequests)
    .leftJoin(companies, eq(companies.id, planRequests.companyId))
    .leftJoin(student, eq(student.id, planRequests.userId))
    .where(matchesFilter(filter));
  return ctx.db.$count(cappedRows(matching));
}

export async function countOpenRequests(ctx: Ctx, _scope: AdminScope): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(planRequests)
    .where(eq(planRequests.state, 'open'));
  return row?.open ?? 0;
}

type SubscriptionFilter = { state?: SubscriptionState | undefined; search?: string | undefined };
const isListed = ({ state, search }: SubscriptionFilter) =>
  and(state === undefined ? undefined : eq(subscriptions.state, state), isNamed(search));

export async function pageSubscriptions(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & SubscriptionFilter,
) {
  const key = keyset({ at: subscriptions.createdAt, id: subscriptions.id }, paging);
  const rows = await ctx.db
    .select({ subscription: subscriptions, name: subscriberName })
    .from(subscriptions)
    .leftJoin(companies, eq(companies.id, subscriptions.companyId))
    .leftJoin(student, eq(student.id, subscriptions.userId))
    .where(key.where(isListed({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ subscription }) => ({
    at: subscription.createdAt,
    id: subscription.id,
  }));
}

export async function countSubscriptions(ctx: Ctx, _scope: AdminScope, filter: SubscriptionFilter) {
  const listed = ctx.db
    .select({ one: sql`1` })
    .from(subscriptions)
    .leftJoin(companies, eq(companies.id, subscriptions.companyId))
    .leftJoin(student, eq(student.id, subscriptions.userId))
    .where(isListed(filter));
  return ctx.db.$count(cappedRows(listed));
}
