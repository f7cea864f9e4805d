import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import type { SittingTimes } from '#domain/assessment/sitting-clock.ts';
import type { SittingRow } from './sitting.store.ts';

/** The clock of a sitting; null before its start. */
export function timesOf(
  {
    startsAt,
    timeFactor,
    advanced,
    expiresAt: deadline,
  }: Pick<SittingRow, 'startsAt' | 'timeFactor' | 'advanced' | 'expiresAt'>,
  { sections }: AssessmentContent,
): SittingTimes | null {
  const minutes = sections.map((section) => section.minutes);
  return startsAt && { startsAt, minutes, deadline, timeFactor, advanced };
}
