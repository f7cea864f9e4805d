import { eq, sql } from 'drizzle-orm';
import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { applicationViews, scorecards, scorecardScores } from './tables/scorecards.ts';

const { byUser } = ownRows;

/** What a member of a company assessed, and how the member looks at applications. */
export const scorecardSections: readonly PersonalSection[] = [
  section(
    'scorecards-submitted',
    scorecards,
    byUser(scorecards.memberId),
    'id applicationId version summary submittedAt',
  ),
  section(
    'scorecard-scores',
    scorecardScores,
    (person) =>
      sql`${scorecardScores.scorecardId} in (select id from ${scorecards} where ${eq(scorecards.memberId, person.userId)})`,
    'scorecardId criterion score evidence',
  ),
  section(
    'applications-views',
    applicationViews,
    byUser(applicationViews.memberId),
    'name query createdAt',
  ),
];
