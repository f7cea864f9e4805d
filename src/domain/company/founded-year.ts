import { no, type Verdict, yes } from '#domain/refusals.ts';

export const firstFoundedYear = 1800;

/** A company was founded between 1800 and this year; in the new year's first hours, anywhere. */
export function mayBeFounded(year: number | null, now: Date): Verdict {
  if (year === null) return yes;
  const latest = new Date(now.getTime() + 14 * 60 * 60 * 1000).getUTCFullYear();
  return year >= firstFoundedYear && year <= latest ? yes : no('FOUNDED_YEAR_INVALID');
}
