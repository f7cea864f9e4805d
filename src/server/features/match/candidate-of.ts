import type { Candidate } from '#contract/match-lists.ts';
import type { StudentRow } from './match.store.ts';

/** A student as companies see them: skills and match score, without contact details. */
export function candidateOf(row: StudentRow, score: number | null): Candidate {
  const { id, name, location, skills, preferences, activeAt } = row;
  const { years = null, isAvailable = true } = preferences ?? {};
  return { id, name, location, skills, years, isAvailable, activeAt, score };
}
