import { type Nearness, nearness } from '#domain/occupation/occupation-of.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import { yearsInField, yearsOutOfReach } from './field-fit.ts';

/** Years of experience per level, inclusive; `to` is null when there is no upper limit. */
export const yearsOfLevel: Record<PostingLevel, { from: number; to: number | null }> = {
  'Entry Level': { from: 0, to: 1 },
  '1-3 years': { from: 1, to: 3 },
  '3-5 years': { from: 3, to: 5 },
  '5+ years': { from: 5, to: null },
  Senior: { from: 5, to: null },
  Lead: { from: 8, to: null },
};

type Range = { from: number; to: number | null };

const perYearMissing = 30;
const perYearOver = 5;
const leastWhenOver = 60;

/** The years that a posting asks for; an internship without a level counts as entry level. */
export function requiredYearsFor(level: PostingLevel | null, isInternship: boolean) {
  if (level !== null) return yearsOfLevel[level];
  return isInternship ? yearsOfLevel['Entry Level'] : null;
}

/**
 * Scores years of experience against a range, 0 to 100: 100 inside, minus 30 per missing year,
 * minus 5 per extra year but never below 60.
 */
export function experienceValue(years: number, { from, to }: Range): number {
  if (years < from) return Math.max(0, 100 - perYearMissing * (from - years));
  if (to !== null && years > to) return Math.max(leastWhenOver, 100 - perYearOver * (years - to));
  return 100;
}

/**
 * Applies the same within the field of the job: years and score are scaled by how related it is.
 * Out of reach when too many years are missing.
 */
export function fieldExperience(years: number, range: Range, field: Nearness) {
  const counted = yearsInField(years, field);
  return {
    counted,
    value: Math.floor((experienceValue(counted, range) * field) / nearness.own),
    isInReach: range.from - counted < yearsOutOfReach,
  };
}
