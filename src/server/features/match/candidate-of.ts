import type { Candidate } from '#contract/match-lists.ts';
import type { StudentRow } from './match.store.ts';

/** A student as companies see them: skills and match score, without contact details. */
export function candidateOf(row: StudentRow, score: number | null): Candidate {
  const { id, name, location, skills, preferences } = row;
  return { id, name, location, skills, years: preferences?.years ?? null, score };
}
