import { z } from 'zod';
import { userTypes } from '#domain/account/user-type.ts';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { companyStatuses } from '#domain/company/company-status.ts';
import { postingStates } from '#domain/posting/posting.ts';
import { siteFigures } from '#domain/site-analytics/site-figure.ts';
import { sitePeriods } from '#domain/site-analytics/site-period.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { get } from './procedure.ts';

const count = z.number().int();

const analytics = z.object({
  /** First and last day of the range, UTC. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }),
  /** Everything there is, as the pages of users, companies and jobs list it. */
  totals: z.object({ users: count, companies: count, activeJobs: count, applications: count }),
  split: z.array(z.object({ type: z.enum(userTypes), count })),
  /** Each count is the total of `list` with the same figure and period. */
  activity: z.array(z.object({ figure: z.enum(siteFigures), today: count, period: count })),
  /** The first day whose active users were recorded. */
  activeSince: z.iso.date().nullable(),
  /** Sums of the days from `day` on; `active` is the daily average. */
  points: z.array(
    z.object({
      day: z.iso.date(),
      users: count,
      postings: count,
      applications: count,
      active: z.number(),
    }),
  ),
  insights: z.object({
    postings: count,
    toNewPostings: count,
    decided: count,
    hired: count,
    filled: count,
    /** Median seconds from posting a job to its first hire; null without any. */
    fillSeconds: z.number().nullable(),
  }),
});
export type SiteAnalytics = z.infer<typeof analytics>;

const row = z.object({
  id,
  /** When the person registered or last changed the profile, the job was posted, or it was applied. */
  at: instant,
  name: z.string(),
  /** An account's email, or the company of a job or application. */
  detail: z.string().nullable(),
  /** A user's type, or the status of a company, job or application. */
  status: z.enum([...userTypes, ...companyStatuses, ...postingStates, ...applicationStatuses]),
});
export type SiteAnalyticsRow = z.infer<typeof row>;

export const siteAnalytics = {
  load: get('admin', '/admin/analytics')
    .input(z.strictObject({ range: z.enum(analyticsRanges).optional() }))
    .output(analytics),
  list: get('admin', '/admin/analytics/list')
    .input(z.strictObject({ ...paging, figure: z.enum(siteFigures), period: z.enum(sitePeriods) }))
    .output(pageOf(row)),
};
