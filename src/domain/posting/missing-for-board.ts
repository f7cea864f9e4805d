import type { Missing } from './missing.ts';

/** Fields required for listing on the job board. */
export const boardFields = ['description', 'primaryRole', 'duration', 'skills'] as const;

/** Missing fields that the job board requires, in form order. */
export function missingForBoard(posting: {
  description: string | null;
  primaryRole: string | null;
  duration: string | null;
  skills: readonly string[] | null;
}): Missing[] {
  return boardFields
    .filter((field) => posting[field] === null)
    .map((field) => ({ field, reason: 'MISSING' }));
}
