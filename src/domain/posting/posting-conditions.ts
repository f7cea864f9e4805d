import type { Degree } from '#domain/match/degree.ts';
import { preferenceLimits } from '#domain/match/job-preferences.ts';

/** What a posting makes a condition of; null asks for nothing. Years are those of graduation, both included. */
export type PostingConditions = {
  minDegree: Degree | null;
  batchFrom: number | null;
  batchTo: number | null;
  /** One must already be allowed to work in the country of the posting. */
  needsPermit: boolean;
};

export const noConditions: PostingConditions = {
  minDegree: null,
  batchFrom: null,
  batchTo: null,
  needsPermit: false,
};

/** The years that can be asked for, as those that students can name. */
export const batchYears = {
  first: preferenceLimits.firstGraduation,
  last: preferenceLimits.lastGraduation,
} as const;

/** The conditions out of all that is known of a posting. */
export function conditionsOf(posting: PostingConditions): PostingConditions {
  const { minDegree, batchFrom, batchTo, needsPermit } = posting;
  return { minDegree, batchFrom, batchTo, needsPermit };
}

/** Whether a posting asks for anything at all. */
export function hasConditions(posting: PostingConditions): boolean {
  const { minDegree, batchFrom, batchTo, needsPermit } = posting;
  return minDegree !== null || batchFrom !== null || batchTo !== null || needsPermit;
}

/** A year of graduation as it was typed; null where it is none that can be asked for. */
export function readBatchYear(text: string): number | null {
  const year = /^\d{4}$/u.test(text.trim()) ? Number(text) : 0;
  return year >= batchYears.first && year <= batchYears.last ? year : null;
}
