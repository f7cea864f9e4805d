import { eq, type SQL, sql } from 'drizzle-orm';
import { printedName } from '#domain/account/printed-name.ts';
import { type UserType, userTypes } from '#domain/account/user-type.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isFirstHire, siteFigureCount, siteFigureRows } from '#server/db/site-figures.ts';
import { users } from '#server/db/tables/accounts.ts';
import { activityDays } from '#server/db/tables/activity-days.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { firstHires, siteDayCounts } from '#server/db/tables/kept-counts.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { isAdmin, isOfType } from '#server/db/user-kind.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

type Since = Date | null;

/** Several figures of several periods in one statement: figure → counts in the order of `periods`. */
export async function countFigures<Figure extends SiteFigure>(
  ctx: Ctx,
  _scope: AdminScope,
  figures: readonly Figure[],
  periods: readonly Since[],
): Promise<Record<Figure, number[]>> {
  const counts = figures.map(
    (figure) =>
      sql`json_build_array(${sql.join(
        periods.map((since) => siteFigureCount(figure, since)),
        sql`, `,
      )}) as ${sql.identifier(figure)}`,
  );
  const { rows } = await ctx.db.execute<Record<Figure, number[]>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A count has one row.');
  return row;
}

/** Users of each type, as their page lists them. */
export async function countTypes(ctx: Ctx, _scope: AdminScope) {
  // Only the few administrators are looked up; everybody else is counted in an index.
  const { rows } = await ctx.db.execute<{ type: UserType; count: number; admins: number }>(sql`
    select type, sum(people)::int as count, sum(admins)::int as admins from (
      select ${profiles.userType} as type, count(*) as people, 0 as admins from ${profiles} group by 1
      union all
      select ${profiles.userType}, 0, count(*) from ${profiles} where ${isOfType('admin')} group by 1
    ) as types group by 1`);
  const admins = rows.reduce((sum, row) => sum + row.admins, 0);
  return userTypes.map((type) => {
    const row = rows.find((each) => each.type === type);
    return { type, count: type === 'admin' ? admins : (row?.count ?? 0) - (row?.admins ?? 0) };
  });
}

export async function countActiveJobs(ctx: Ctx, _scope: AdminScope): Promise<number> {
  return ctx.db.$count(postings, eq(postings.state, 'active'));
}

/** How many jobs were filled in the period, and their median seconds until the first hire. */
export async function loadFilled(
  ctx: Ctx,
  _scope: AdminScope,
  since: Since,
): Promise<{ filled: number; fillSeconds: number | null }> {
  const { rows } = await ctx.db.execute<{ filled: number; fillSeconds: number | null }>(sql`
    select count(*)::int as filled,
      percentile_cont(0.5) within group (order by date_part('epoch', ${firstHires.hiredAt} - ${postings.postedAt})) as "fillSeconds"
    from ${firstHires} join ${postings} on ${isPostingOf(firstHires)}
    where ${postings.postedAt} is not null and ${isFirstHire(since)}`);
  return rows[0] ?? { filled: 0, fillSeconds: null };
}

export type DayRow = {
  /** What is counted; applications are counted by status. */
  kind: 'users' | 'postings' | 'active' | ApplicationStatus;
  day: string;
  count: number;
};

/**
 * Registrations, jobs, applications with their outcomes, and active users of each UTC day that has
 * any.
 */
export async function loadDays(ctx: Ctx, _scope: AdminScope, since: Date): Promise<DayRow[]> {
  const byDay = (figure: 'users' | 'postings', table: SQL, at: SQL) =>
    sql`select ${figure} as kind, (${at} at time zone 'UTC')::date as day, count(*)::int as count
      from ${table} where ${siteFigureRows[figure].is(since)} group by 2`;
  const { rows } = await ctx.db.execute<DayRow>(sql`
    select kind, day::text, count from (
      ${byDay('users', sql`${profiles}`, sql`${profiles.createdAt}`)} union all
      ${byDay('postings', sql`${postings}`, sql`${postings.postedAt}`)} union all
      select ${siteDayCounts.kind}, ${siteDayCounts.day}, sum(${siteDayCounts.count})::int
      from ${siteDayCounts} where ${siteDayCounts.day} >= ${since.toISOString().slice(0, 10)}::date
      group by 1, 2) as days`);
  return rows;
}

export async function findActiveSince(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ day: sql<string | null>`min(${activityDays.day})::text` })
    .from(activityDays);
  return row?.day ?? null;
}

type Listed = Paging & { figure: SiteFigure; since: Since };

export async function countListed(
  ctx: Ctx,
  _scope: AdminScope,
  { figure, since }: Pick<Listed, 'figure' | 'since'>,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select ${siteFigureCount(figure, since)} as count`,
  );
  return rows[0]?.count ?? 0;
}

type Row = {
  id: string;
  at: Date | null;
  name: string;
  detail: string | null;
  status: UserType | CompanyStatus | PostingState | ApplicationStatus;
};
type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number };

const lists = {
  people: (ctx: Ctx, at: typeof profiles.createdAt, { where, orderBy, limit }: Part) =>
    ctx.db
      .select({
        id: profiles.id,
        at,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        detail: users.email,
        status: sql<UserType>`case when ${isAdmin} then 'admin' else ${profiles.userType} end`,
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .then((rows) =>
        rows.map(({ firstName, lastName, ...row }) => ({
          ...row,
          name: printedName({ firstName, lastName }),
        })),
      ),
  companies: (ctx: Ctx, { where, orderBy, limit }: Part) =>
    ctx.db
      .select({
        id: companies.id,
        at: companies.createdAt,
        name: companies.name,
        detail: companies.contactEmail,
        status: sql<CompanyStatus>`case ${companies.status} when 'requested' then 'pending' else ${companies.status} end`,
      })
      .from(companies)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  postings: (ctx: Ctx, { where, orderBy, limit }: Part) =>
    ctx.db
      .select({
        id: postings.id,
        at: postings.postedAt,
        name: postings.title,
        detail: companies.name,
        status: postings.state,
      })
      .from(postings)
      .innerJoin(companies, eq(companies.id, postings.companyId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  // No applicant is named: the figure doesn't need it.
  applications: (ctx: Ctx, { where, orderBy, limit }: Part) =>
    ctx.db
      .select({
        id: applications.id,
        at: applications.createdAt,
        name: postings.title,
        detail: companies.name,
        status: applications.status,
      })
      .from(applications)
      .innerJoin(postings, isPostingOf(applications))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};

/** One page of what a figure counts, newest first. */
export async function pageListed(
  ctx: Ctx,
  _scope: AdminScope,
  { figure, since, ...paging }: Listed,
) {
  const { of, is } = siteFigureRows[figure];
  const ofPeople = figure === 'updated-profiles' ? profiles.updatedAt : profiles.createdAt;
  const columns = {
    people: { at: ofPeople, id: profiles.id },
    companies: { at: companies.createdAt, id: companies.id },
    postings: { at: postings.postedAt, id: postings.id },
    applications: { at: applications.createdAt, id: applications.id },
  }[of];
  const key = keyset(columns, paging);
  const part = { where: key.where(is(since)), orderBy: [...key.orderBy], limit: key.limit };
  const rows: Row[] =
    of === 'people' ? await lists.people(ctx, ofPeople, part) : await lists[of](ctx, part);
  const dated = rows.flatMap((row) => (row.at === null ? [] : [{ ...row, at: row.at }]));
  return key.page(dated, ({ at, id }) => ({ at, id }));
}
