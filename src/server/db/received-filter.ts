import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type ReachedStatus, reachedBy } from '#domain/analytics/reached-status.ts';
import { openStatuses } from '#domain/application/application-status.ts';
import type {
  AnswerState,
  ReceivedFilter,
  ScorecardState,
  SentDays,
} from '#domain/application/received-filter.ts';
import { type ApplicationsName, isNamedTo } from './blind.ts';
import { companyDayStart } from './company-day.ts';
import { containsText } from './contains-text.ts';
import { isAccessible } from './posting-access.ts';
import { applicationInterviewers } from './tables/application-messages.ts';
import { applicationMoves, applications } from './tables/applications.ts';
import { isVisibleMove } from './visible-status.ts';

export type Reader = {
  companyId: string | Placeholder;
  userId: string | Placeholder;
  onlyAssigned: boolean;
  isLimited?: boolean;
};

/**
 * Limits an interviewer to the assigned applications, and members with access to chosen postings to
 * those; undefined for members who see all.
 */
export function isAssigned(
  reader: Reader,
  name: ApplicationsName = 'job_applications',
): SQL | undefined {
  const table = sql.identifier(name);
  const { userId, onlyAssigned } = reader;
  // Qualified names, because drizzle omits the table in statements over one table.
  const assigned = sql`exists (select 1 from ${applicationInterviewers} assigned
    where assigned.company_id = ${table}."company_id"
      and assigned.application_id = ${table}."id" and assigned.member_id = ${userId}::uuid)`;
  return and(onlyAssigned ? assigned : undefined, isAccessible(reader, sql`${table}."job_id"`));
}

/** The applications that the reader's company received, filtered as the list asks. */
export function isReceived(reader: Reader, filter: ReceivedFilter): SQL | undefined {
  return and(
    eq(applications.companyId, reader.companyId),
    isAssigned(reader),
    filter.status && eq(applications.status, filter.status),
    filter.postingId ? eq(applications.postingId, filter.postingId) : undefined,
    filter.stage === undefined ? undefined : isInStage(reader, filter.stage),
    filter.unansweredSince &&
      and(isAnswered('open'), lt(applications.createdAt, filter.unansweredSince)),
    filter.sent && isSentIn(reader, filter.sent),
    filter.reached && hasReached(filter.reached),
    filter.source === 'unknown'
      ? isNull(applications.source)
      : filter.source && eq(applications.source, filter.source),
    filter.answer && isAnswered(filter.answer),
    filter.scorecards && hasScorecards(filter.scorecards),
    filter.search
      ? and(
          containsText([applications.fullName, applications.email], filter.search),
          // A match would give away a name that the reader must not know.
          isNamedTo(reader.userId),
        )
      : undefined,
  );
}

/** In a stage of this name, of whichever posting; '' for applications in none. */
function isInStage({ companyId }: Reader, name: string): SQL {
  if (name === '') return sql`"job_applications"."stage_id" is null`;
  return sql`"job_applications"."stage_id" in (select s.id from posting_stages s
    where s.company_id = ${companyId} and lower(s.name) = lower(${name}))`;
}

function isSentIn(reader: Reader, { days, now, isBefore = false }: SentDays): SQL | undefined {
  const first = (daysBefore: number) => companyDayStart(reader.companyId, now, daysBefore - 1);
  return and(
    sql`${applications.createdAt} >= ${first(isBefore ? 2 * days : days)}`,
    isBefore ? sql`${applications.createdAt} < ${first(days)}` : undefined,
  );
}

/** Whether the student got a first answer, still waits for one, or withdrew before it. */
export function isAnswered(answer: AnswerState): SQL | undefined {
  if (answer === 'answered') return isNotNull(applications.firstAnsweredAt);
  const statuses = answer === 'open' ? openStatuses : (['withdrawn'] as const);
  return and(isNull(applications.firstAnsweredAt), inArray(applications.status, [...statuses]));
}

/** Of an application with a completed interview, by members who are still here. */
export function hasScorecards(state: ScorecardState): SQL {
  const interviewedBy = (narrow: SQL) => sql`exists (select from interviews i
    join interview_members m on m.company_id = i.company_id and m.interview_id = i.id
    join company_members c on c.company_id = m.company_id and c.user_id = m.member_id
    where i.company_id = "job_applications"."company_id"
      and i.application_id = "job_applications"."id" and i.status = 'completed' ${narrow})`;
  const isMissing = interviewedBy(sql`and not exists (select from scorecards s
    where s.company_id = m.company_id and s.application_id = i.application_id
      and s.member_id = m.member_id)`);
  return state === 'missing' ? isMissing : sql`(${interviewedBy(sql``)} and not ${isMissing})`;
}

/** As far as students were told: a move that can still be undone does not count yet. */
function hasReached(step: ReachedStatus): SQL {
  return sql`exists (select from ${applicationMoves}
    where application_moves.company_id = "job_applications"."company_id"
      and application_moves.application_id = "job_applications"."id" and ${isVisibleMove}
      and application_moves.to_status = any(${sql.param([...reachedBy(step)])}::text[]))`;
}
