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
 * Interviews of the past whose outcome was never recorded, or of which a scorecard is missing: the
 * reader's own for an interviewer, anybody's for others. For statements that join the application.
 */
export function isUnfinished(reader: Reader, now: Date): SQL | undefined {
  const unscored = sql`exists (select 1 from ${interviewMembers} m
    where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
      ${reader.onlyAssigned ? sql`and m.member_id = ${reader.userId}::uuid` : sql``}
      and exists (select 1 from ${companyMembers} c
        where c.company_id = m.company_id and c.user_id = m.member_id)
      and not exists (select 1 from ${scorecards} s where s.company_id = m.company_id
        and s.application_id = "interviews"."application_id" and s.member_id = m.member_id))`;
  return and(
    lt(interviews.endsAt, now),
    inArray(applications.status, [...openStatuses]),
    or(
      sql`${interviews.status} = 'scheduled'`,
      and(sql`${interviews.status} = 'completed'`, unscored),
    ),
  );
}
