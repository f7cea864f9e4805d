import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { isSubscriber } from '#server/db/is-subscriber.ts';
import { isOpenPosting } from '#server/db/open-posting.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/**
 * Serializes whatever counts against this plan until the transaction ends. The lock lets others
 * refer to the row, such as new applications.
 */
export async function lockSubscriber(ctx: Ctx, subscriber: Subscriber): Promise<void> {
  const [table, id] =
    'userId' in subscriber ? [users, subscriber.userId] : [companies, subscriber.companyId];
  await ctx.db.execute(sql`select 1 from ${table} where id = ${id} for no key update`);
}

export async function findSubscription(
  ctx: Ctx,
  subscriber: Subscriber,
): Promise<SubscriptionRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(isSubscriber(subscriptions, subscriber));
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

export async function countOpenPostings(ctx: Ctx, companyId: string): Promise<number> {
  return ctx.db.$count(postings, and(eq(postings.companyId, companyId), isOpenPosting(ctx.now)));
}

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

export async function findUse(
  ctx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  source: string,
): Promise<string | undefined> {
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

/** Everyone who decides requests. */
export async function loadAdmins(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: users.id })
    .from(adminUsers)
    .innerJoin(users, sql`lower(${users.email}) = lower(${adminUsers.email})`)
    .where(and(eq(adminUsers.isActive, true), eq(users.emailVerified, true)))
    .orderBy(asc(users.id));
  return rows.map(({ userId }) => userId);
}
