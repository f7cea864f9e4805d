import { type ReachedStatus, reachedStatuses } from './reached-status.ts';

type Views = { opened: number; started: number };
type Answers = { answered: number; medianSeconds: number | null };
type Steps = Record<'applications' | ReachedStatus, number>;

type Now = { views: Views; funnel: Steps; answers: Answers };
type Before = { views: Views | null; applications: (Steps & Answers) | null };

export type ComparedCount = {
  figure: keyof Views | keyof Steps;
  now: number;
  before: number;
  /** The change in relation to the period before; null where that had too few to say. */
  share: number | null;
};
export type ComparedMedian = { now: Answers; before: Answers };

/** A percentage of fewer is noise. */
const fewestForShare = 10;

const compare = (figure: ComparedCount['figure'], now: number, before: number): ComparedCount => ({
  figure,
  now,
  before,
  share: before < fewestForShare ? null : (now - before) / before,
});

/** The figures that both periods have, and the median of the first answers. */
export function comparePeriods(
  { views, funnel, answers }: Now,
  before: Before,
): { counts: ComparedCount[]; answers: ComparedMedian | null } {
  const { views: viewsBefore, applications } = before;
  return {
    counts: [
      ...(viewsBefore
        ? (['opened', 'started'] as const).map((step) =>
            compare(step, views[step], viewsBefore[step]),
          )
        : []),
      ...(applications
        ? (['applications', ...reachedStatuses] as const).map((step) =>
            compare(step, funnel[step], applications[step]),
          )
        : []),
    ],
    answers:
      applications && applications.answered > 0 ? { now: answers, before: applications } : null,
  };
}
