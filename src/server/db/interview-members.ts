import { sql } from 'drizzle-orm';
import { graceMs } from '#domain/application/bulk-move.ts';
import { interviewMembers, interviewMoves, type interviews } from './tables/interviews.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type MoveRow = typeof interviewMoves.$inferSelect;

/** Whether the interview of the outer query has this interviewer. */
export const hasInterviewer = (memberId: string) => sql`exists (select 1 from ${interviewMembers} m
  where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
    and m.member_id = ${memberId}::uuid)`;

/** What the student sees: everything but an interview whose arrangement can still be undone. */
export const isShownInterview = (now: Date) => sql`not exists (select 1 from ${interviewMoves} m
  where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
    and m.from_status is null and m.told_at is null
    and m.created_at > ${new Date(now.getTime() - graceMs).toISOString()}::timestamptz)`;
