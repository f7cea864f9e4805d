import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { Degree } from '#domain/match/degree.ts';
import { preferenceLimits } from '#domain/match/job-preferences.ts';

/** A posting's hard requirements; null means none. Years are graduation years, inclusive. */
export type PostingConditions = {
  minDegree: Degree | null;
  batchFrom: number | null;
  batchTo: number | null;
  /** Applicants must already have a work permit for the posting's country. */
  needsPermit: boolean;
  /** The badge of a skill test that applicants should show. */
  skillBadge: AcceptedTest | null;
};

export const noConditions: PostingConditions = {
  minDegree: null,
  batchFrom: null,
  batchTo: null,
  needsPermit: false,
  skillBadge: null,
};

/** Allowed graduation years, the same as in student profiles. */
export const batchYears = {
  first: preferenceLimits.firstGraduation,
  last: preferenceLimits.lastGraduation,
} as const;

export function conditionsOf(posting: PostingConditions): PostingConditions {
  const { minDegree, batchFrom, batchTo, needsPermit, skillBadge } = posting;
  return { minDegree, batchFrom, batchTo, needsPermit, skillBadge };
}

export function hasConditions(posting: PostingConditions): boolean {
  const { minDegree, batchFrom, batchTo, needsPermit, skillBadge } = posting;
  return [minDegree, batchFrom, batchTo, skillBadge].some((each) => each !== null) || needsPermit;
}

/** Parses a typed graduation year; null when invalid. */
export function readBatchYear(text: string): number | null {
  const year = /^\d{4}$/u.test(text.trim()) ? Number(text) : 0;
  return year >= batchYears.first && year <= batchYears.last ? year : null;
}
