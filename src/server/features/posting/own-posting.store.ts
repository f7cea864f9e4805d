import { and, eq, ne, sql } from 'drizzle-orm';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { OwnPostingList } from '#domain/posting/posting.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { isClosingSoon } from '#server/db/open-posting.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postingMembers } from '#server/db/tables/company-profile.ts';
import { postings } from '#server/db/tables/postings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

export type OwnFilter = {
  state?: OwnPostingList | undefined;
  search?: string | undefined;
};

function isOwn(ctx: Ctx, scope: CompanyScope, { state, search }: OwnFilter) {
  return and(
    eq(postings.companyId, scope.companyId),
    isAccessible(scope, postings.id),
    state === undefined
      ? ne(postings.state, 'removed')
      : state === 'closing'
        ? isClosingSoon(ctx.now)
        : eq(postings.state, state),
    search ? containsText([postings.title, postings.primaryRole], search) : undefined,
  );
}

/**
 * One page of the company's postings, newest first, each with its application count up to the total
 * limit.
 */
export async function pageOwnPostings(ctx: Ctx, scope: CompanyScope, input: Paging & OwnFilter) {
  const key = keyset({ at: postings.createdAt, id: postings.id }, input);
  const rows = await ctx.db
    .select({
      id: postings.id,
      title: postings.title,
      primaryRole: postings.primaryRole,
      department: postings.department,
      location: postings.location,
      workplace: postings.workplace,
      type: postings.type,
      state: postings.state,
      version: postings.version,
      applications: sql<number>`(select count(*)::int from (select 1 from ${applications}
        where ${applications.companyId} = ${postings.companyId} and ${applications.postingId} = ${postings.id}
        limit ${exactTotalLimit + 1}) as received)`,
      postedAt: postings.postedAt,
      deadline: postings.deadline,
      deadlineZone: postings.deadlineZone,
      createdAt: postings.createdAt,
    })
    .from(postings)
    // A join makes Drizzle qualify the columns in the count above with their tables.
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(key.where(isOwn(ctx, scope, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countOwnPostings(ctx: Ctx, scope: CompanyScope, filter: OwnFilter) {
  return countCapped(ctx, postings, isOwn(ctx, scope, filter));
}

export async function findOwnPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select({ posting: postings, company: companies })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(isOwn(ctx, scope, {}), eq(postings.id, postingId)));
  return row;
}

export type OwnPostingRow = NonNullable<Awaited<ReturnType<typeof findOwnPosting>>>;

/** The time zone of the company's deadlines. */
export async function findTimeZone(ctx: Ctx, { companyId }: CompanyScope): Promise<string> {
  const [row] = await ctx.db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.timeZone ?? defaultTimeZone;
}

/**
 * Inserts a posting in the caller's transaction. A member limited to chosen postings also sees those
 * they create.
 */
export async function insertPosting(
  tx: Ctx,
  scope: CompanyScope,
  row: Omit<typeof postings.$inferInsert, 'companyId'>,
): Promise<void> {
  const { companyId, userId, isLimited } = scope;
  await tx.db.insert(postings).values({ ...row, companyId });
  if (isLimited)
    await tx.db
      .insert(postingMembers)
      .values({ companyId, userId, postingId: row.id, createdAt: tx.now });
}

/** Updates the posting if the version is unchanged. Returns false otherwise. */
export async function updatePosting(
  ctx: Ctx,
  scope: CompanyScope,
  change: {
    postingId: string;
    expectedVersion: number;
    values: Partial<typeof postings.$inferInsert>;
  },
): Promise<boolean> {
  const updated = await ctx.db
    .update(postings)
    .set({ ...change.values, version: change.expectedVersion + 1, updatedAt: ctx.now })
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        eq(postings.id, change.postingId),
        eq(postings.version, change.expectedVersion),
        ne(postings.state, 'removed'),
      ),
    )
    .returning({ id: postings.id });
  return updated.length === 1;
}
