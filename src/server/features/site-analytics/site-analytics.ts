import type { SiteAnalytics } from '#contract/site-analytics.ts';
import { type AnalyticsRange, defaultRange, pointDays } from '#domain/analytics/analytics-range.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { csvOf } from '#domain/csv.ts';
import { decidedStatuses, type SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { periodStart, type SitePeriod } from '#domain/site-analytics/site-period.ts';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countActiveJobs,
  countFigures,
  countListed,
  countTypes,
  type DayRow,
  findActiveSince,
  loadDays,
  loadFilled,
  pageListed,
} from './site-analytics.store.ts';

const activity = [
  'active-users',
  'applications',
  'postings',
  'updated-profiles',
  'users',
  'companies',
] as const;
/** Figures that are not sums of daily counts. */
const counted = ['active-users', 'updated-profiles', 'companies'] as const;

/** The daily counts that add up to each figure. */
const kindsOf = {
  users: ['users'],
  postings: ['postings'],
  applications: applicationStatuses,
  decided: decidedStatuses,
  hired: ['hired'],
} as const;

/** How the platform is used in a range of days. Every count is the total of the list it opens. */
export async function loadSiteAnalytics(
  ctx: Ctx,
  { range = defaultRange }: { range?: AnalyticsRange | undefined },
): Promise<SiteAnalytics> {
  const scope = requireAdmin(ctx);
  const since = periodStart(range, ctx.now);
  if (since === null) throw new Error('A range has a beginning.');
  const midnight = periodStart('today', ctx.now);
  const [all, split, activeJobs, counts, outcomes, filled, days, activeSince] = await Promise.all([
    countFigures(ctx, scope, ['users', 'companies', 'applications'], [null]),
    countTypes(ctx, scope),
    countActiveJobs(ctx, scope),
    countFigures(ctx, scope, counted, [midnight, since]),
    countFigures(ctx, scope, ['to-new-postings'], [since]),
    loadFilled(ctx, scope, since),
    loadDays(ctx, scope, since),
    findActiveSince(ctx),
  ]);
  const [users = 0] = all.users;
  const [companies = 0] = all.companies;
  const [applications = 0] = all.applications;
  const [toNewPostings = 0] = outcomes['to-new-postings'];
  const first = since.toISOString().slice(0, 10);
  const last = ctx.now.toISOString().slice(0, 10);
  const sumOf = (figure: keyof typeof kindsOf, from = first) => {
    const kinds: readonly string[] = kindsOf[figure];
    return days.reduce(
      (sum, { kind, day, count }) => sum + (kinds.includes(kind) && day >= from ? count : 0),
      0,
    );
  };
  return {
    days: { first, last },
    totals: { users, companies, activeJobs, applications },
    split,
    activity: activity.map((figure) => {
      if (figure === 'users' || figure === 'postings' || figure === 'applications')
        return { figure, today: sumOf(figure, last), period: sumOf(figure) };
      const [today = 0, period = 0] = counts[figure];
      return { figure, today, period };
    }),
    activeSince,
    points: pointsOf(range, { first, activeSince }, days),
    insights: {
      postings: sumOf('postings'),
      toNewPostings,
      decided: sumOf('decided'),
      hired: sumOf('hired'),
      ...filled,
    },
  };
}

/** The counts of each point; the active users are those of its average day. */
function pointsOf(
  range: AnalyticsRange,
  { first, activeSince }: { first: string; activeSince: string | null },
  days: readonly DayRow[],
) {
  const { starts, step, placeOf } = pointDays(range, first);
  const points = starts.map((day) => ({ day, users: 0, postings: 0, applications: 0, active: 0 }));
  /** Days before the first recorded one say nothing. */
  const recordedDays = (at: number) => {
    const start = starts[at];
    if (start === undefined || activeSince === null || activeSince <= start) return step;
    return step - Math.round((Date.parse(activeSince) - Date.parse(start)) / dayMs);
  };
  for (const { kind, day, count } of days) {
    const at = placeOf(day);
    const point = points[at];
    if (point === undefined) continue;
    if (kind === 'active') point.active += count / recordedDays(at);
    else point[kind === 'users' || kind === 'postings' ? kind : 'applications'] += count;
  }
  return points;
}

type FigureListInput = Paging & { figure: SiteFigure; period: SitePeriod };

/** What a figure of the platform counts, row by row; its total is exact, like the figure. */
export async function listSiteAnalytics(ctx: Ctx, { period, ...input }: FigureListInput) {
  const scope = requireAdmin(ctx);
  const since = periodStart(period, ctx.now);
  const [page, count] = await Promise.all([
    pageListed(ctx, scope, { ...input, since }),
    countListed(ctx, scope, { figure: input.figure, since }),
  ]);
  return { ...page, total: { count, capped: false } };
}

/** What the page shows for the same range, as CSV: one figure a line, then each point in time. */
export async function sendSiteAnalytics(
  ctx: Ctx,
  input: { range?: AnalyticsRange | undefined },
): Promise<string> {
  const { days, totals, split, activity, insights, points } = await loadSiteAnalytics(ctx, input);
  const { fillSeconds, ...counts } = insights;
  const daysToFill = fillSeconds === null ? null : Math.round(fillSeconds / 8_640) / 10;
  return csvOf([
    ['part', 'name', 'first_day', 'last_day', 'value'],
    ...Object.entries(totals).map(([name, value]) => ['total', name, null, days.last, value]),
    ...split.map(({ type, count }) => ['user_type', type, null, days.last, count]),
    ...activity.flatMap(({ figure, today, period }) => [
      ['activity', figure, days.last, days.last, today],
      ['activity', figure, days.first, days.last, period],
    ]),
    ...Object.entries(counts).map(([name, value]) => [
      'outcome',
      name,
      days.first,
      days.last,
      value,
    ]),
    ['outcome', 'median_days_to_fill', days.first, days.last, daysToFill],
    ...points.flatMap(({ day, ...values }) =>
      Object.entries(values).map(([name, value]) => ['time', name, day, null, value]),
    ),
  ]);
}
