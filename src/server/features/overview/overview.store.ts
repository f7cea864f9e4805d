import { and, type Column, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import { overviewDays } from '#domain/overview/overview.ts';
import type { Ctx } from '#server/context.ts';
import { companyDay, companyDayStart } from '#server/db/company-day.ts';
import { isVisibleInterview, isUnfinished } from '#server/db/interview-members.ts';
import { isApplicationOf } from '#server/db/joins.ts';
import { isClosingSoon, isOpenPosting } from '#server/db/open-posting.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { isAssigned, isReceived } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { companyCounts } from '#server/db/tables/kept-counts.ts';
import { postings } from '#server/db/tables/postings.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import type { CompanyScope } from '#server/scopes.ts';

const one = { one: sql`1` };

/** The totals of several filtered lists of applications, in one statement. */
export async function countReceived<Name extends string>(
  ctx: Ctx,
  scope: CompanyScope,
  filters: Record<Name, ReceivedFilter>,
): Promise<Record<Name, number>> {
  const names = Object.keys(filters) as Name[];
  const counts = names.map((name) => {
    const rows = ctx.db.select(one).from(applications).where(isReceived(scope, filters[name]));
    return sql`(select count(*)::int from ${cappedRows(rows)}) as ${sql.identifier(name)}`;
  });
  const { rows } = await ctx.db.execute<Record<Name, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}

export async function countPostings(ctx: Ctx, scope: CompanyScope) {
  const isActive = eq(postings.state, 'active');
  const isShown = isAccessible(scope, postings.id) ?? sql`true`;
  const [row] = await ctx.db
    .select({
      active: sql<number>`(count(*) filter (where ${isActive} and ${isShown}))::int`,
      closing: sql<number>`(count(*) filter (where ${isClosingSoon(ctx.now)} and ${isShown}))::int`,
      drafts: sql<number>`(count(*) filter (where ${eq(postings.state, 'draft')} and ${isShown}))::int`,
      open: sql<number>`(count(*) filter (where ${isOpenPosting(ctx.now)} and ${isShown}))::int`,
    })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        isAccessible(scope, postings.id),
        ne(postings.state, 'removed'),
      ),
    );
  return row ?? { active: 0, closing: 0, drafts: 0, open: 0 };
}

export const countUpcoming = (ctx: Ctx, scope: CompanyScope): Promise<number> =>
  countInterviews(ctx, scope, eq(interviews.status, 'scheduled'));

/** Interviews of the past that lack an outcome or a scorecard. */
export const countUnfinished = (ctx: Ctx, scope: CompanyScope): Promise<number> =>
  countInterviews(ctx, scope, isUnfinished(scope, ctx.now));

async function countInterviews(ctx: Ctx, scope: CompanyScope, which: SQL | undefined) {
  const found = ctx.db
    .select(one)
    .from(interviews)
    .innerJoin(applications, isApplicationOf(interviews))
    .where(and(eq(interviews.companyId, scope.companyId), which, isVisibleInterview(scope)));
  return ctx.db.$count(cappedRows(found));
}

/** Applications of each of the last `overviewDays` days of the company, as far as the reader sees them. */
export async function loadDays(ctx: Ctx, scope: CompanyScope) {
  const start = (daysBefore: SQL) => companyDayStart(scope.companyId, ctx.now, daysBefore);
  const isOnDay = (at: Column) => sql`${at} >= ${start(sql`n`)} and ${at} < ${start(sql`(n - 1)`)}`;
  // Who sees all applications reads the counts that are kept. A range of the index per day: a day
  // worked out per row takes longer.
  const ofDay =
    isAssigned(scope) === undefined
      ? sql`select coalesce(sum(${companyCounts.count}), 0)::int from ${companyCounts}
          where ${and(eq(companyCounts.companyId, scope.companyId), isOnDay(companyCounts.quarter))}`
      : sql`select count(*)::int from ${applications}
          where ${and(isReceived(scope, {}), isOnDay(applications.createdAt))}`;
  const { rows } = await ctx.db.execute<{ day: string; count: number }>(
    sql`select (${companyDay(scope.companyId, ctx.now)} - n)::text as day,
      (${ofDay}) as count
    from generate_series(${overviewDays - 1}::int, 0, -1) n order by n desc`,
  );
  return rows;
}

/** What the first steps of a company are measured by. */
export async function findFirstFacts(ctx: Ctx, { companyId, userId }: CompanyScope) {
  const open = and(
    eq(companyInvitations.companyId, companyId),
    sql`${companyInvitations.usedAt} is null and ${companyInvitations.revokedAt} is null
      and ${companyInvitations.expiresAt} > ${ctx.now.toISOString()}`,
  );
  const others = and(eq(companyMembers.companyId, companyId), ne(companyMembers.userId, userId));
  const [row] = await ctx.db
    .select({
      description: companies.description,
      industry: companies.industry,
      location: companies.location,
      website: companies.website,
      isHidden: sql<boolean>`coalesce(${userSettings.hidesFirstSteps}, false)`,
      colleagues: sql<number>`((select count(*) from ${companyMembers} where ${others})
        + (select count(*) from ${companyInvitations} where ${open}))::int`,
      hasStarted: sql<boolean>`exists (select from ${applications} where ${eq(applications.companyId, companyId)})`,
    })
    .from(companies)
    .leftJoin(userSettings, eq(userSettings.userId, userId))
    .where(eq(companies.id, companyId));
  return row;
}

/** The newest posting that was ever published. */
export async function findPublished(ctx: Ctx, scope: CompanyScope) {
  const [row] = await ctx.db
    .select({ id: postings.id })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        isAccessible(scope, postings.id),
        inArray(postings.state, ['active', 'closed']),
        isNotNull(postings.postedAt),
      ),
    )
    .orderBy(desc(postings.postedAt), desc(postings.id))
    .limit(1);
  return row;
}

export async function upsertFirstSteps(ctx: Ctx, { userId }: CompanyScope, isHidden: boolean) {
  const value = { hidesFirstSteps: isHidden, updatedAt: ctx.now };
  await ctx.db
    .insert(userSettings)
    .values({ ...value, userId })
    .onConflictDoUpdate({ target: userSettings.userId, set: value });
}
