import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decidedStatuses, type SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { activityDays } from './tables/activity-days.ts';
import { applicationMoves, applications } from './tables/applications.ts';
import { companies } from './tables/companies.ts';
import { postings } from './tables/postings.ts';
import { profiles } from './tables/profiles.ts';

/** When the period begins; null for everything. */
type Since = Date | null;

const isSince = (column: PgColumn | SQL, since: Since): SQL | undefined =>
  since === null ? undefined : sql`${column} >= ${since.toISOString()}::timestamptz`;

/** Companies that were deleted keep their row for their applications, and are listed nowhere. */
const isListed = or(eq(companies.isActive, true), ne(companies.status, 'suspended'));

const isPosted = (since: Since): SQL | undefined =>
  and(
    isNotNull(postings.postedAt),
    ne(postings.state, 'removed'),
    isSince(postings.postedAt, since),
  );

/** Each posting whose first hire, of those not undone, falls into the period. */
export const firstHires = (since: Since): SQL => sql`(
  select ${applications.companyId} as company_id, ${applications.postingId} as posting_id,
    min(${applicationMoves.createdAt}) as hired_at
  from ${applicationMoves} join ${applications}
    on ${applications.companyId} = ${applicationMoves.companyId} and ${applications.id} = ${applicationMoves.applicationId}
  where ${applicationMoves.toStatus} = 'hired' and ${isNull(applicationMoves.undoneAt)}
  group by 1, 2
  having ${isSince(sql`min(${applicationMoves.createdAt})`, since) ?? sql`true`})`;

const activeIn = (since: Since): SQL =>
  sql`(select ${activityDays.userId} from ${activityDays} where ${
    since === null
      ? sql`true`
      : sql`${activityDays.day} >= ${since.toISOString().slice(0, 10)}::date`
  })`;

const isSent = (since: Since): SQL | undefined => isSince(applications.createdAt, since);

type Figure = {
  of: 'people' | 'companies' | 'postings' | 'applications';
  is: (since: Since) => SQL | undefined;
};

/** What each figure counts. Its list has the same condition, so that both always agree. */
export const siteFigureRows: Record<SiteFigure, Figure> = {
  users: { of: 'people', is: (since) => isSince(profiles.createdAt, since) },
  'active-users': { of: 'people', is: (since) => inArray(profiles.id, activeIn(since)) },
  'updated-profiles': {
    of: 'people',
    is: (since) =>
      and(sql`${profiles.updatedAt} > ${profiles.createdAt}`, isSince(profiles.updatedAt, since)),
  },
  companies: { of: 'companies', is: (since) => and(isListed, isSince(companies.createdAt, since)) },
  postings: { of: 'postings', is: isPosted },
  filled: {
    of: 'postings',
    is: (since) =>
      and(
        isNotNull(postings.postedAt),
        sql`(${postings.companyId}, ${postings.id}) in (select company_id, posting_id from ${firstHires(since)} as hires)`,
      ),
  },
  applications: { of: 'applications', is: isSent },
  'to-new-postings': {
    of: 'applications',
    is: (since) =>
      sql`(${applications.companyId}, ${applications.postingId}) in
        (select ${postings.companyId}, ${postings.id} from ${postings} where ${isPosted(since)})`,
  },
  decided: {
    of: 'applications',
    is: (since) => and(inArray(applications.status, [...decidedStatuses]), isSent(since)),
  },
  hired: {
    of: 'applications',
    is: (since) => and(eq(applications.status, 'hired'), isSent(since)),
  },
};

const tables = { people: profiles, companies, postings, applications };

/** How many rows a figure counts, as a subquery. */
export function siteFigureCount(figure: SiteFigure, since: Since): SQL {
  const { of, is } = siteFigureRows[figure];
  return sql`(select count(*)::int from ${tables[of]} where ${is(since) ?? sql`true`})`;
}
