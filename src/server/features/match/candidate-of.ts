import type { Candidate } from '#contract/match-lists.ts';
import type { StudentRow } from './match.store.ts';

/** A student as companies find them: what they can do and how well it fits, and no way to reach them. */
export function candidateOf(row: StudentRow, score: number | null): Candidate {
  const { id, name, location, skills, preferences } = row;
  return { id, name, location, skills, years: preferences?.years ?? null, score };
}
