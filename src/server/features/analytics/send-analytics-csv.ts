import { type Cell, csvOf } from '#domain/csv.ts';
import type { Ctx } from '#server/context.ts';
import { type AnalyticsInput, loadAllAnalytics } from './load-analytics.ts';

const head = [
  'part',
  'name',
  'opened',
  'started',
  'applications',
  'under_review',
  'interview_scheduled',
  'offer_made',
  'hired',
  'answered',
  'waiting',
  'withdrawn_before_answer',
  'median_hours_to_first_answer',
  'scorecards_complete',
  'scorecards_missing',
];

/** What the page shows with the same filters, as CSV: the total, each posting and each source. */
export async function sendAnalyticsCsv(ctx: Ctx, input: AnalyticsInput): Promise<string> {
  const { funnel, views, answers, scorecards, postings, sources } = await loadAllAnalytics(
    ctx,
    input,
  );
  type Row = Omit<(typeof postings)[number], 'id' | 'title'>;
  const stepsOf = ({
    applications,
    under_review,
    interview_scheduled,
    offer_made,
    hired,
  }: Omit<Row, 'isRemoved' | 'opened' | keyof typeof answers>): Cell[] => [
    applications,
    under_review,
    interview_scheduled,
    offer_made,
    hired,
  ];
  const answersOf = ({ answered, open, withdrawn, medianSeconds }: typeof answers): Cell[] => [
    answered,
    open,
    withdrawn,
    medianSeconds === null ? null : Math.round(medianSeconds / 360) / 10,
  ];
  return csvOf([
    head,
    [
      'total',
      '',
      views.opened,
      views.started,
      ...stepsOf(funnel),
      ...answersOf(answers),
      scorecards.complete,
      scorecards.missing,
    ],
    ...postings.map((row) => [
      'posting',
      row.title,
      row.opened,
      null,
      ...stepsOf(row),
      ...answersOf(row),
    ]),
    ...sources.map((row) => ['source', row.source, row.opened, null, ...stepsOf(row)]),
  ]);
}
