import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decidedStatuses, type SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { isOfApplications } from './kept-counts.ts';
import { applications } from './tables/applications.ts';
import { companies } from './tables/companies.ts';
import { firstHires, lastActiveDays, postingCounts, siteDayCounts } from './tables/kept-counts.ts';
import { postings } from './tables/postings.ts';
import { profiles } from './tables/profiles.ts';

/** When the period begins; null for all time. */
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

const dayOf = (since: Date): SQL => sql`${since.toISOString().slice(0, 10)}::date`;

const isActive = (since: Since): SQL =>
  since === null ? sql`true` : sql`${lastActiveDays.day} >= ${dayOf(since)}`;

/** The first hire of each posting, of those not undone, that falls into the period. */
export const isFirstHire = (since: Since): SQL | undefined =>
  and(isNotNull(firstHires.hiredAt), isSince(firstHires.hiredAt, since));

const isSent = (since: Since): SQL | undefined => isSince(applications.createdAt, since);

type Figure = {
  of: 'people' | 'companies' | 'postings' | 'applications';
  is: (since: Since) => SQL | undefined;
};

/** What each figure counts. Its list has the same condition, so that both always agree. */
export const siteFigureRows: Record<SiteFigure, Figure> = {
  users: { of: 'people', is: (since) => isSince(profiles.createdAt, since) },
  'active-users': {
    of: 'people',
    is: (since) =>
      inArray(
        profiles.id,
        sql`(select ${lastActiveDays.userId} from ${lastActiveDays} where ${isActive(since)})`,
      ),
  },
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
        sql`(${postings.companyId}, ${postings.id}) in
          (select ${firstHires.companyId}, ${firstHires.postingId} from ${firstHires} where ${isFirstHire(since)})`,
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

/** Figures that are read from counts or days that are kept; their periods begin at midnight, UTC. */
const stored: Partial<Record<SiteFigure, (since: Since) => SQL>> = {
  // Every user has a profile.
  'active-users': (since) => sql`select count(*) from ${lastActiveDays} where ${isActive(since)}`,
  applications: (since) => sumOfDays(isOfApplications, since),
  decided: (since) => sumOfDays(inArray(siteDayCounts.kind, [...decidedStatuses]), since),
  hired: (since) => sumOfDays(eq(siteDayCounts.kind, 'hired'), since),
  'to-new-postings': (since) => sql`select sum(${postingCounts.count})
    from ${postings} join ${postingCounts} on ${postingCounts.companyId} = ${postings.companyId}
      and ${postingCounts.postingId} = ${postings.id}
    where ${isPosted(since)}`,
};

const sumOfDays = (which: SQL, since: Since): SQL =>
  sql`select sum(${siteDayCounts.count}) from ${siteDayCounts} where ${and(
    which,
    since === null ? undefined : sql`${siteDayCounts.day} >= ${dayOf(since)}`,
  )}`;

/** How many rows a figure counts, as a subquery. */
export function siteFigureCount(figure: SiteFigure, since: Since): SQL {
  const count = stored[figure];
  if (count) return sql`(select coalesce((${count(since)}), 0)::int)`;
  const { of, is } = siteFigureRows[figure];
  return sql`(select count(*)::int from ${tables[of]} where ${is(since) ?? sql`true`})`;
}
