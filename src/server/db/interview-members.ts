import { and, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import { graceMs } from '#domain/undo.ts';
import { isAssigned } from './received-filter.ts';
import { applications } from './tables/applications.ts';
import { companyMembers } from './tables/companies.ts';
import { interviewMembers, interviewMoves, interviews } from './tables/interviews.ts';
import { scorecards } from './tables/scorecards.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type MoveRow = typeof interviewMoves.$inferSelect;

/** Whether the interview of the outer query has this interviewer. */
export const hasInterviewer = (memberId: string) => sql`exists (select 1 from ${interviewMembers} m
  where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
    and m.member_id = ${memberId}::uuid)`;

/** What the student sees: everything but an interview whose arrangement can still be undone. */
export const isShownInterview = (now: Date) => sql`not exists (select 1 from ${interviewMoves} m
  where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
    and m.from_status is null and m.notified_at is null
    and m.created_at > ${new Date(now.getTime() - graceMs).toISOString()}::timestamptz)`;

type Reader = { companyId: string; userId: string; onlyAssigned: boolean; isLimited?: boolean };

/** The interviews that a member sees; interviewers see those they take part in. */
export const isVisibleInterview = (reader: Reader): SQL | undefined =>
  reader.onlyAssigned ? hasInterviewer(reader.userId) : isAssigned(reader);

/**
 * Whether an interviewer is still a member and has submitted no scorecard. For statements about
 * interviews and their interviewers.
 */
export const lacksScorecard = sql<boolean>`(exists (select 1 from ${companyMembers} c
    where c.company_id = ${interviewMembers.companyId} and c.user_id = ${interviewMembers.memberId})
  and not exists (select 1 from ${scorecards} s where s.company_id = ${interviews.companyId}
    and s.application_id = ${interviews.applicationId} and s.member_id = ${interviewMembers.memberId}))`;

/**
 * Interviews of the past whose outcome was never recorded, or of which a scorecard is missing: the
 * reader's own for an interviewer, anybody's for others. For statements that join the application.
 */
export function isUnfinished(reader: Reader, now: Date): SQL | undefined {
  const unscored = sql`exists (select 1 from ${interviewMembers}
    where ${interviewMembers.companyId} = ${interviews.companyId}
      and ${interviewMembers.interviewId} = ${interviews.id}
      ${reader.onlyAssigned ? sql`and ${interviewMembers.memberId} = ${reader.userId}::uuid` : sql``}
      and ${lacksScorecard})`;
  return and(
    lt(interviews.endsAt, now),
    inArray(applications.status, [...openStatuses]),
    or(
      sql`${interviews.status} = 'scheduled'`,
      and(sql`${interviews.status} = 'completed'`, unscored),
    ),
  );
}
