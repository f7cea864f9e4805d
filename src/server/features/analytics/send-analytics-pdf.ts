import { defaultRange } from '#domain/analytics/analytics-range.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { scorecardStates } from '#domain/application/received-filter.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { PdfRendererError, type Report } from '#server/ports/pdf-renderer/pdf-renderer.ts';
import { requireMember } from '#server/scopes.ts';
import { comparisonRows } from '#texts/comparison-rows.ts';
import { durationText } from '#texts/duration-text.ts';
import { createFormat, type Format } from '#texts/format.ts';
import type { Translate } from '#texts/translate.ts';
import { findCompanyName } from './analytics.store.ts';
import { type AnalyticsInput, loadAnalytics } from './load-analytics.ts';

type Data = Awaited<ReturnType<typeof loadAnalytics>>;

/** What the page shows with the same filters, as a PDF. */
export async function sendAnalyticsPdf(ctx: Ctx, input: AnalyticsInput): Promise<Uint8Array> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const [data, company] = await Promise.all([
    loadAnalytics(ctx, input),
    findCompanyName(ctx, scope),
  ]);
  const t = ctx.texts.translate('en');
  const format = createFormat('en', 'UTC');
  const posting = data.titles.find(({ id }) => id === input.postingId);
  try {
    return await ctx.pdfRenderer.report({
      title: t('analytics.title'),
      language: 'en',
      from: company,
      about: [
        t(`analytics.range.${input.range ?? defaultRange}`),
        t('analytics.period', {
          first: format.day(data.days.first),
          last: format.day(data.days.last),
        }),
        posting?.title ?? t('analytics.all-postings'),
      ],
      tables: tablesOf(t, format, data),
      pageText: t('analytics.page', { page: '{page}', pages: '{pages}' }),
    });
  } catch (error) {
    const isBusy = error instanceof PdfRendererError && error.failure !== 'broken';
    throw isBusy ? new AppError('TOO_BUSY') : error;
  }
}

/** The cards of the page as tables, without empty ones. */
function tablesOf(t: Translate, format: Format, data: Data): Report['tables'] {
  const { number, day } = format;
  const duration = (seconds: number | null) =>
    seconds === null ? t('analytics.not-measured') : durationText(t, format, seconds);
  const statuses = reachedStatuses.map((status) => t(`application.company-status.${status}`));
  const steps = (row: typeof data.funnel) => [
    number(row.applications),
    ...reachedStatuses.map((status) => number(row[status])),
  ];
  const stepNames = [t('analytics.funnel.applications'), ...statuses];
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : number(part / whole, { style: 'percent' });
  const { funnel, views, answers, scorecards, before, postings, sources, stages } = data;
  const tables: Report['tables'] = [
    {
      heading: t('analytics.funnel.title'),
      note: t('analytics.funnel.text'),
      head: [
        t('analytics.funnel.step'),
        t('analytics.funnel.applications'),
        t('analytics.funnel.of-first'),
      ],
      rows: (['applications', ...reachedStatuses] as const).map((step, at) => [
        stepNames[at] ?? step,
        number(funnel[step]),
        share(funnel[step], funnel.applications),
      ]),
    },
    {
      heading: t('analytics.views.title'),
      note:
        views.since === null
          ? t('analytics.views.none')
          : views.since > data.days.first
            ? t('analytics.views.since', { day: day(views.since) })
            : t('analytics.views.text'),
      head: [t('analytics.funnel.step'), t('analytics.views.count')],
      rows: [
        [t('analytics.views.opened'), number(views.opened)],
        [t('analytics.views.started'), number(views.started)],
        [t('analytics.views.submitted'), number(funnel.applications)],
      ],
    },
    {
      heading: t('analytics.before.title'),
      note: before
        ? t('analytics.before.text', { first: day(before.days.first), last: day(before.days.last) })
        : t('analytics.before.none'),
      head: [
        t('analytics.before.figure'),
        t('analytics.before.now'),
        t('analytics.before.earlier'),
        t('analytics.before.change'),
      ],
      rows: before
        ? comparisonRows(t, format, data, before).map((row) => [
            row.name,
            row.now,
            row.before,
            row.change,
          ])
        : [],
    },
    {
      heading: t('analytics.answers.title'),
      note: t('analytics.answers.text'),
      head: [t('analytics.before.figure'), t('analytics.before.now')],
      rows: [
        [
          t('analytics.answers.median', { count: answers.answered }),
          duration(answers.medianSeconds),
        ],
        [t('analytics.answers.answered'), number(answers.answered)],
        [t('analytics.answers.open'), number(answers.open)],
        ...(answers.withdrawn > 0
          ? [[t('analytics.answers.withdrawn'), number(answers.withdrawn)]]
          : []),
        [t('analytics.stages.hire', { count: funnel.hired }), duration(data.hireSeconds)],
      ],
    },
    {
      heading: t('analytics.scorecards.title'),
      note: null,
      head: [t('analytics.before.figure'), t('analytics.before.now')],
      rows:
        scorecards.complete + scorecards.missing === 0
          ? []
          : scorecardStates.map((state) => [
              t(`analytics.scorecards.${state}`),
              number(scorecards[state]),
            ]),
    },
    {
      heading: t('analytics.stages.title'),
      note: null,
      head: [
        t('analytics.stages.status'),
        t('analytics.stages.now'),
        t('analytics.stages.left'),
        t('analytics.stages.median'),
      ],
      rows: stages.map(({ status, now, left, medianSeconds }) => [
        t(`application.company-status.${status}`),
        number(now),
        number(left),
        duration(medianSeconds),
      ]),
    },
    {
      heading: t('analytics.sources.title'),
      note: sources.some(({ opened }) => opened === null) ? t('analytics.sources.withheld') : null,
      head: [t('company.applications.source'), t('analytics.views.opened'), ...stepNames],
      rows: sources.map((row) => [
        t(`company.applications.sources.${row.source}`),
        row.opened === null ? '–' : number(row.opened),
        ...steps(row),
      ]),
    },
    {
      heading: t('analytics.postings.title'),
      note: data.postingsCapped ? t('analytics.postings.most', { count: postings.length }) : null,
      head: [t('analytics.posting'), t('analytics.views.opened'), ...stepNames],
      rows: postings.map((row) => [
        row.isRemoved ? t('analytics.postings.removed', { title: row.title }) : row.title,
        number(row.opened),
        ...steps(row),
      ]),
    },
  ];
  return tables.filter(({ rows, note }) => rows.length > 0 || note !== null);
}
