import { and, asc, count, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { isSubscriber } from '#server/db/is-subscriber.ts';
import { isOpenPosting } from '#server/db/open-posting.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { billingEvents, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/**
 * Serializes whatever counts against this plan until the transaction ends. The lock lets others
 * refer to the row, such as new applications. False if there is none any more.
 */
export async function lockSubscriber(ctx: Ctx, subscriber: Subscriber): Promise<boolean> {
  const [table, id] =
    'userId' in subscriber ? [users, subscriber.userId] : [companies, subscriber.companyId];
  const { rowCount } = await ctx.db.execute(
    sql`select 1 from ${table} where id = ${id} for no key update`,
  );
  return rowCount === 1;
}

export async function findSubscription(ctx: Ctx, subscriber: Subscriber) {
  const [row] =
    'userId' in subscriber
      ? await subscriptionOf(ctx.db, 'userId').execute({ id: subscriber.userId })
      : await subscriptionOf(ctx.db, 'companyId').execute({ id: subscriber.companyId });
  return row;
}

/** Every check of a limit reads it. */
const subscriptionOf = prepareOnce((db, key: 'userId' | 'companyId') =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions[key], sql.placeholder('id')))
    .prepare(`subscription_of_${key}`),
);

export async function findById(ctx: Ctx, id: string): Promise<SubscriptionRecord | undefined> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export async function findByRef(ctx: Ctx, subscriptionRef: string) {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionRef, subscriptionRef));
  return row;
}

export async function upsertSubscription(
  ctx: Ctx,
  subscriber: Subscriber,
  values: Omit<
    typeof subscriptions.$inferInsert,
    'userId' | 'companyId' | 'createdAt' | 'updatedAt'
  >,
): Promise<string> {
  const { id: _id, ...change } = values;
  const [row] = await ctx.db
    .insert(subscriptions)
    .values({ ...values, ...subscriber, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: 'userId' in subscriber ? subscriptions.userId : subscriptions.companyId,
      set: { ...change, version: sql`${subscriptions.version} + 1`, updatedAt: ctx.now },
    })
    .returning({ id: subscriptions.id });
  return row?.id ?? values.id;
}

/** Subscriptions that nobody renews and whose period is over. */
export async function loadEnded(ctx: Ctx) {
  return ctx.db
    .select({ userId: subscriptions.userId, companyId: subscriptions.companyId })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.endsAt, ctx.now),
        or(
          eq(subscriptions.state, 'cancelled'),
          and(
            eq(subscriptions.payer, 'manual'),
            inArray(subscriptions.state, ['active', 'trialing']),
          ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.endsAt));
}

/** The open postings of a company, newest first. */
export async function loadOpenPostings(ctx: Ctx, companyId: string) {
  return ctx.db
    .select({ id: postings.id, title: postings.title, postedAt: postings.postedAt })
    .from(postings)
    .where(and(eq(postings.companyId, companyId), isOpenPosting(ctx.now)))
    .orderBy(desc(postings.postedAt), desc(postings.id));
}

export async function updateToClosed(ctx: Ctx, companyId: string, ids: string[]): Promise<void> {
  await ctx.db
    .update(postings)
    .set({ state: 'closed', version: sql`${postings.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(postings.companyId, companyId), inArray(postings.id, ids)));
}

export async function updateSubscription(
  ctx: Ctx,
  id: string,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(subscriptions)
    .set({ ...values, version: sql`${subscriptions.version} + 1`, updatedAt: ctx.now })
    .where(eq(subscriptions.id, id));
}

export async function countOpenPostings(ctx: Ctx, companyId: string): Promise<number> {
  const [row] = await openPostingsOf(ctx.db).execute({ companyId, now: ctx.now.toISOString() });
  return row?.count ?? 0;
}

const openPostingsOf = prepareOnce((db) =>
  db
    .select({ count: count() })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, sql.placeholder('companyId')),
        isOpenPosting(sql.placeholder('now')),
      ),
    )
    .prepare('open_postings_of_company'),
);

/** How much of something was used: in one month, or ever. */
export async function countUsed(
  ctx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  month: string | null,
): Promise<number> {
  return ctx.db.$count(
    planUsed,
    and(
      isSubscriber(planUsed, subscriber),
      eq(planUsed.use, use),
      month === null ? undefined : eq(planUsed.month, month),
    ),
  );
}

export async function findUse(ctx: Ctx, subscriber: Subscriber, use: PlanUse, source: string) {
  const [row] = await ctx.db
    .select({ id: planUsed.id })
    .from(planUsed)
    .where(
      and(isSubscriber(planUsed, subscriber), eq(planUsed.use, use), eq(planUsed.source, source)),
    );
  return row?.id;
}

export async function insertUse(ctx: Ctx, row: typeof planUsed.$inferInsert): Promise<void> {
  await ctx.db.insert(planUsed).values(row);
}

export async function findCompanyName(ctx: Ctx, companyId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.name ?? '';
}

export async function loadOwners(ctx: Ctx, companyId: string) {
  return ctx.db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
    .orderBy(asc(companyMembers.createdAt), asc(users.id));
}

export async function findPerson(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Keeps an event; false if it was kept before. */
export async function insertEvent(ctx: Ctx, row: typeof billingEvents.$inferInsert) {
  const inserted = await ctx.db
    .insert(billingEvents)
    .values(row)
    .onConflictDoNothing({ target: [billingEvents.payer, billingEvents.providerId] })
    .returning({ id: billingEvents.id });
  return inserted.length === 1;
}

export async function findEvent(
  ctx: Ctx,
  { payer, providerId }: Pick<typeof billingEvents.$inferInsert, 'payer' | 'providerId'>,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.payer, payer), eq(billingEvents.providerId, providerId)));
  return row?.id;
}

export async function updateEvent(ctx: Ctx, id: string, subscriptionId: string): Promise<void> {
  await ctx.db.update(billingEvents).set({ subscriptionId }).where(eq(billingEvents.id, id));
}
