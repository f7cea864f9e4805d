import type { Analytics } from '#contract/analytics.ts';
import {
  type AnalyticsRange,
  daysOf,
  defaultRange,
  pointsOf,
} from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { publishableViews } from '#domain/analytics/publishable-views.ts';
import { receivedFilterOf } from '#domain/application/received-filter.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listTitles } from '#server/features/application/received-lists.ts';
import { loadOwnAnswerDays } from '#server/features/search/load-answer-days.ts';
import { requireMember } from '#server/scopes.ts';
import {
  countScorecards,
  findDays,
  findFirstView,
  type FunnelRow,
  loadEarlier,
  loadFunnel,
  loadSentDays,
  loadStages,
  loadTitles,
  loadViews,
  type Steps,
} from './analytics.store.ts';

/** The most that a page shows of the postings. */
const maxPostings = 100;

export type AnalyticsInput = {
  range?: AnalyticsRange | undefined;
  postingId?: string | undefined;
};

/**
 * How the applications of a range of days went on. Every count of applications is the total of the
 * list with the same filters.
 */
export async function loadAnalytics(ctx: Ctx, input: AnalyticsInput): Promise<Analytics> {
  const { postings, ...analytics } = await loadAllAnalytics(ctx, input);
  return {
    ...analytics,
    postings: postings.slice(0, maxPostings),
    postingsCapped: postings.length > maxPostings,
  };
}

/** The same with every posting. */
export async function loadAllAnalytics(ctx: Ctx, input: AnalyticsInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { range = defaultRange, postingId } = input;
  const filter = receivedFilterOf({ range, postingId }, ctx.now);
  const { first, last, beforeFirst, beforeLast } = await findDays(ctx, scope, daysOf(range));
  const days = { first, last };
  const daysBefore = { first: beforeFirst, last: beforeLast };
  const [rows, stages, sentDays, views, since, titles, shown, earlier, viewsBefore, scorecards] =
    await Promise.all([
      loadFunnel(ctx, scope, filter),
      loadStages(ctx, scope, filter),
      loadSentDays(ctx, scope, filter),
      loadViews(ctx, scope, { ...days, postingId }),
      findFirstView(ctx, scope),
      listTitles(ctx, postingId),
      loadOwnAnswerDays(ctx, scope),
      loadEarlier(ctx, scope, { days: daysOf(range), postingId }),
      loadViews(ctx, scope, { ...daysBefore, postingId }),
      countScorecards(ctx, scope, filter),
    ]);
  if (postingId !== undefined && !titles.items.some(({ id }) => id === postingId))
    throw new AppError('NOT_FOUND');
  const all = rows.find(({ kind }) => kind === 'all');
  if (all === undefined) throw new Error('A total has one row.');
  const openedOf = new Map(
    views.map((row) => [row.postingId ?? row.source ?? row.day, row.opened]),
  );
  const ofPostings = rows.filter(({ kind }) => kind === 'posting');
  const names = await loadTitles(ctx, scope, [
    ...new Set([...ofPostings, ...views].flatMap((row) => row.postingId ?? [])),
  ]);
  return {
    days,
    before: beforeOf(daysBefore, {
      applications: earlier,
      views: since !== null && since <= beforeFirst ? totalOf(viewsBefore) : null,
    }),
    funnel: stepsOf(all),
    views: { ...totalOf(views), since },
    hireSeconds: all.hireSeconds,
    answers: answersOf(all),
    scorecards,
    points: pointsOf(range, days.first, [
      ...sentDays.map(({ day, count }) => ({ day, opened: 0, applications: count })),
      ...views.flatMap(({ day, opened }) =>
        day === null ? [] : [{ day, opened, applications: 0 }],
      ),
    ]),
    stages,
    sources: sourcesOf(rows, openedOf),
    shown,
    postings: names
      .map((name) => {
        const { id } = name;
        const row = ofPostings.find((each) => each.postingId === id) ?? noApplications;
        return {
          ...name,
          opened: openedOf.get(id) ?? 0,
          ...stepsOf(row),
          ...answersOf(row),
        };
      })
      .filter(({ applications, opened }) => applications + opened > 0)
      .toSorted((a, b) => b.applications - a.applications || b.opened - a.opened),
    titles: titles.items,
    titlesCapped: titles.isCapped,
  };
}

function totalOf(views: Awaited<ReturnType<typeof loadViews>>) {
  const all = views.find(({ kind }) => kind === 'all');
  return { opened: all?.opened ?? 0, started: all?.started ?? 0 };
}

type Before = NonNullable<Analytics['before']>;

/** A period without anything to compare with is left out. */
function beforeOf(days: Before['days'], counted: Omit<Before, 'days'>): Analytics['before'] {
  const applications = counted.applications?.applications ? counted.applications : null;
  return applications || counted.views?.opened
    ? { days, applications, views: counted.views }
    : null;
}

const noApplications = {
  applications: 0,
  under_review: 0,
  interview_scheduled: 0,
  offer_made: 0,
  hired: 0,
  answered: 0,
  open: 0,
  withdrawn: 0,
  medianSeconds: null,
};

/** Sources with an application or a view, those with most applications first. */
function sourcesOf(
  rows: readonly FunnelRow[],
  openedOf: ReadonlyMap<string | null, number>,
): Analytics['sources'] {
  const found = rows.filter(({ kind }) => kind === 'source');
  const unknown = found.find(({ source }) => source === null);
  const known = postingSources.map((source) => ({
    source,
    views: openedOf.get(source) ?? 0,
    ...stepsOf(found.find((row) => row.source === source) ?? noApplications),
  }));
  return [
    ...publishableViews(known)
      .filter(({ views, applications }) => views + applications > 0)
      .map(({ views: _views, shown: opened, ...row }) => ({ ...row, opened })),
    ...(unknown ? [{ source: 'unknown' as const, opened: null, ...stepsOf(unknown) }] : []),
  ].toSorted((a, b) => b.applications - a.applications);
}

const stepsOf = ({
  applications,
  under_review,
  interview_scheduled,
  offer_made,
  hired,
}: Steps): Steps => ({ applications, under_review, interview_scheduled, offer_made, hired });

const answersOf = ({
  answered,
  open,
  withdrawn,
  medianSeconds,
}: Pick<FunnelRow, keyof Analytics['answers']>) => ({ answered, open, withdrawn, medianSeconds });
