import {
  type MeasuredReadiness,
  type ReadinessPart,
  readinessOf,
  readinessParts,
} from './readiness-of.ts';

export const readinessCauses = [
  'ats-scored',
  'ats-removed',
  'resume-saved',
  'resume-chosen',
  'resume-removed',
  'interview-finished',
  'interview-removed',
  'test-finished',
  'time-passed',
] as const;

export type ReadinessCause = (typeof readinessCauses)[number];

export type ReadinessChange = {
  part: ReadinessPart;
  cause: ReadinessCause;
  /** Null is not measured. */
  valueBefore: number | null;
  valueAfter: number | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  /** Total weight of the measured parts afterwards, in percent. */
  measured: number;
};

const partOf: Record<Exclude<ReadinessCause, 'time-passed'>, ReadinessPart> = {
  'ats-scored': 'ats',
  'ats-removed': 'ats',
  'resume-saved': 'resume',
  'resume-chosen': 'resume',
  'resume-removed': 'resume',
  'interview-finished': 'interviews',
  'interview-removed': 'interviews',
  'test-finished': 'skills',
};

/**
 * What changed from one measurement to the next: one change for each part, in this order, with the
 * scores before and after it alone.
 */
export function readinessChanges(
  before: MeasuredReadiness,
  after: MeasuredReadiness,
  cause: ReadinessCause | null,
  order: readonly ReadinessPart[] = readinessParts,
): ReadinessChange[] {
  const values = { ...before };
  return order.flatMap((part) => {
    if (before[part] === after[part]) return [];
    const scoreBefore = readinessOf(values)?.score ?? null;
    values[part] = after[part];
    const now = readinessOf(values);
    return [
      {
        part,
        cause: causeOf(part, before[part], after[part], cause),
        valueBefore: before[part],
        valueAfter: after[part],
        scoreBefore,
        scoreAfter: now?.score ?? null,
        measured: now?.measured ?? 0,
      },
    ];
  });
}

/** Another part than the one that caused it changes only because results expire, or on first sight. */
function causeOf(
  part: ReadinessPart,
  before: number | null,
  after: number | null,
  cause: ReadinessCause | null,
): ReadinessCause {
  if (cause !== null && cause !== 'time-passed' && partOf[cause] === part) return cause;
  const isLess = after === null || (before !== null && after < before);
  switch (part) {
    case 'ats':
      return after === null ? 'ats-removed' : 'ats-scored';
    case 'resume':
      return after === null ? 'resume-removed' : 'resume-saved';
    case 'interviews':
      return after === null ? 'interview-removed' : 'interview-finished';
    case 'skills':
      return isLess ? 'time-passed' : 'test-finished';
  }
}
