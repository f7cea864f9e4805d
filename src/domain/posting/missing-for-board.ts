import type { Missing } from './find-missing-for-publishing.ts';

/** What a posting must have before it may be on the board. */
export const boardFields = ['description', 'primaryRole', 'duration', 'skills'] as const;

/** The fields that a posting lacks to be on the board, in the order of its form. */
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
