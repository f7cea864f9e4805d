import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import {
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
  sittingRecordings,
  sittingReviews,
} from './tables/assessments.ts';

const { byUser } = ownRows;

/** A student's assessments with the answers, and what members wrote and reviewed. */
export const assessmentSections: readonly PersonalSection[] = [
  section(
    'assessments',
    assessmentSittings,
    (person) =>
      and(
        eq(assessmentSittings.studentId, person.userId),
        isNotNull(assessmentSittings.notifiedAt),
      ),
    'id companyId assessmentId version applicationId tryNumber createdAt notifiedAt expiresAt timeFactor askedFactor askedNote timeAskedAt timeAnsweredAt startsAt endsAt submittedAt acceptedTest score reviewAskedAt reviewNote reviewAnswer reviewAnsweredAt',
  ),
  section(
    'assessment-answers',
    sittingAnswers,
    (person) =>
      sql`${sittingAnswers.sittingId} in (select id from ${assessmentSittings} where ${eq(assessmentSittings.studentId, person.userId)})`,
    'companyId sittingId place answer takes isRight passedCases problem',
  ),
  section(
    'assessment-recordings',
    sittingRecordings,
    byUser(sittingRecordings.studentId),
    'companyId sittingId studentId place fileId kind durationMs heard createdAt',
  ),
  section(
    'assessment-reviews-written',
    sittingReviews,
    byUser(sittingReviews.memberId),
    'id sittingId version scores submittedAt',
  ),
  section(
    'assessment-versions-written',
    assessmentVersions,
    byUser(assessmentVersions.createdBy),
    'companyId assessmentId version createdAt',
  ),
];
