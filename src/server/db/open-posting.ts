import { and, eq, gt, lte, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { closingSoonMs } from '#domain/overview/overview.ts';
import { companies } from './tables/companies.ts';
import { drives } from './tables/drives.ts';
import { postings } from './tables/postings.ts';

/** Whether a drive may be shown: it was posted by no company, or by one that isn't suspended. */
export const hasOpenCompany = sql<boolean>`(${drives.companyId} is null or exists (select from ${companies}
  where ${eq(companies.id, drives.companyId)} and ${eq(companies.status, 'approved')}))`;

/** Whether a posting takes applications now, as far as its own row says. */
export const isOpenPosting = (now: Date | Placeholder) =>
  sql<boolean>`(${postings.state} = 'active' and ${postings.isComplete}
    and (${postings.deadline} is null or ${postings.deadline} > ${now instanceof Date ? now.toISOString() : now}))`;

/** Whether visitors can see a posting's page; for queries that join the posting and its company. */
export const isPublicPosting = sql<boolean>`(${postings.state} in ('active', 'closed') and ${companies.status} = 'approved')`;

/** Whether a company is suspended; for queries that join the company. */
export const isSuspended = sql<boolean>`(${companies.status} = 'suspended')`;

/** Open postings whose deadline is close. */
export function isClosingSoon(now: Date): SQL | undefined {
  return and(
    eq(postings.state, 'active'),
    gt(postings.deadline, now),
    lte(postings.deadline, new Date(now.getTime() + closingSoonMs)),
  );
}
