import { requiredYearsFor } from './experience-value.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';
import { requirementsOf } from './requirements.ts';
import { skillsFit } from './skills-value.ts';

/** Percent of the required skills that an eligible student has at least. */
export const leastSkills = 50;

/**
 * Whether a student meets the requirements of a posting: no condition that is known to be unmet,
 * the years of its level, and half of its skills. What the student left out counts as met, and so
 * does a badge, which anybody can still earn.
 */
export function isEligible(posting: PostingFacts, student: StudentFacts, now: Date): boolean {
  const conditions = requirementsOf({ ...posting, deadline: null, skillBadge: null }, student, now);
  if (conditions.some(({ state }) => state === 'unmet')) return false;
  const requiredYears = requiredYearsFor(posting.level, posting.isInternship);
  if (requiredYears !== null && student.years !== null && student.years < requiredYears.from)
    return false;
  if (posting.skills.length === 0) return true;
  return (skillsFit(posting.skills, student.skills)?.value ?? 0) >= leastSkills;
}

/** Smaller groups are not counted, and others are rounded down to a multiple of it. */
export const leastGroup = 10;

/**
 * A count that says nothing about one person: null below ten, otherwise full tens, so that two
 * counts that differ by one person look the same.
 */
export function protectedCount(count: number): number | null {
  return count < leastGroup ? null : Math.floor(count / leastGroup) * leastGroup;
}
