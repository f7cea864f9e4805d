import { isAccepted } from '#domain/assessment/accepted-test.ts';
import { isDegreeEnough } from './degree.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';

export const requirements = ['deadline', 'permit', 'degree', 'batch', 'badge'] as const;
export type Requirement = (typeof requirements)[number];

/** Whether a requirement is met; unknown when the student hasn't given the information. */
export type RequirementState = { requirement: Requirement; state: 'met' | 'unmet' | 'unknown' };

/**
 * The hard requirements of a posting, and whether this student meets them. Never part of the score.
 */
export function requirementsOf(
  posting: Pick<
    PostingFacts,
    'deadline' | 'needsPermit' | 'place' | 'minDegree' | 'batchFrom' | 'batchTo' | 'skillBadge'
  >,
  student: Pick<StudentFacts, 'permits' | 'degree' | 'graduationYear' | 'badges'>,
  now: Date,
): RequirementState[] {
  const states: RequirementState[] = [];
  const add = (requirement: Requirement, isMet: boolean | null) =>
    states.push({ requirement, state: isMet === null ? 'unknown' : isMet ? 'met' : 'unmet' });
  const { deadline, needsPermit, place, minDegree, batchFrom, batchTo, skillBadge } = posting;
  if (deadline !== null) add('deadline', deadline.getTime() > now.getTime());
  if (needsPermit) {
    const country = place?.country ?? null;
    const isKnown = country !== null && student.permits.length > 0;
    add('permit', isKnown ? student.permits.includes(country) : null);
  }
  if (minDegree !== null)
    add('degree', student.degree && isDegreeEnough(student.degree, minDegree));
  if (batchFrom !== null || batchTo !== null) {
    const year = student.graduationYear;
    add('batch', year === null ? null : year >= (batchFrom ?? year) && year <= (batchTo ?? year));
  }
  if (skillBadge !== null)
    add(
      'badge',
      student.badges.some((each) => isAccepted(skillBadge, each, now)),
    );
  return states;
}
