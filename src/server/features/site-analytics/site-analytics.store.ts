import { eq, type SQL, sql } from 'drizzle-orm';
import { printedName } from '#domain/account/printed-name.ts';
import { type UserType, userTypes } from '#domain/account/user-type.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { firstHires, siteFigureCount, siteFigureRows } from '#server/db/site-figures.ts';
import { users } from '#server/db/tables/accounts.ts';
import { activityDays } from '#server/db/tables/activity-days.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
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

export async function countTypes(ctx: Ctx, _scope: AdminScope) {
  return Promise.all(
    userTypes.map(async (type) => {
      const ofType = ctx.db
        .select({ one: sql`1` })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.id))
        .where(isOfType(type));
      return { type, count: await ctx.db.$count(sql`${ofType} as people`) };
    }),
  );
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
      percentile_cont(0.5) within group (order by extract(epoch from hired_at - ${postings.postedAt})::float8) as "fillSeconds"
    from ${firstHires(since)} as hires
    join ${postings} on ${postings.companyId} = hires.company_id and ${postings.id} = hires.posting_id
    where ${postings.postedAt} is not null`);
  return rows[0] ?? { filled: 0, fillSeconds: null };
}

export type DayRow = {
  kind: 'users' | 'postings' | 'applications' | 'decided' | 'hired' | 'active';
  day: string;
  count: number;
};

/**
 * Registrations, jobs, applications with their outcomes, and active users of each UTC day that has
 * any. Each table is read once: a year of it may be all of it.
 */
export async function loadDays(ctx: Ctx, _scope: AdminScope, since: Date): Promise<DayRow[]> {
  // The text is made of each day, not of each row.
  const day = (at: SQL) => sql`(${at} at time zone 'UTC')::date as day`;
  const byDay = (figure: 'users' | 'postings', table: SQL, at: SQL) =>
    sql`select ${figure} as kind, ${day(at)}, count(*)::int as count
      from ${table} where ${siteFigureRows[figure].is(since)} group by 2`;
  const outcome = (figure: 'decided' | 'hired') =>
    sql`count(*) filter (where ${siteFigureRows[figure].is(since)})::int`;
  const { rows } = await ctx.db.execute<DayRow>(sql`
    select kind, day::text, count from (
      ${byDay('users', sql`${profiles}`, sql`${profiles.createdAt}`)} union all
      ${byDay('postings', sql`${postings}`, sql`${postings.postedAt}`)} union all
      select each.kind, sent.day, each.count from (
        select ${day(sql`${applications.createdAt}`)}, count(*)::int as sent,
          ${outcome('decided')} as decided, ${outcome('hired')} as hired
        from ${applications} where ${siteFigureRows.applications.is(since)} group by 1) as sent
      cross join lateral (values ('applications', sent.sent), ('decided', sent.decided), ('hired', sent.hired))
        as each (kind, count) union all
      select 'active', ${activityDays.day}, count(*)::int from ${activityDays}
      where ${activityDays.day} >= ${since.toISOString().slice(0, 10)}::date group by 2) as days`);
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
