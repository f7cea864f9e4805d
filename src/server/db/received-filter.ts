import { and, eq, inArray, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import { isNamedTo } from './blind.ts';
import { containsText } from './contains-text.ts';
import { isChosen } from './posting-access.ts';
import { applicationInterviewers } from './tables/application-messages.ts';
import { applications } from './tables/applications.ts';

export type Reader = {
  companyId: string | Placeholder;
  userId: string | Placeholder;
  onlyAssigned: boolean;
  onlyChosen?: boolean;
};

/**
 * Limits an interviewer to the assigned applications, and members with access to chosen postings to
 * those; undefined for members who see all.
 */
export function isAssigned(reader: Reader): SQL | undefined {
  const { userId, onlyAssigned } = reader;
  // Qualified names, because drizzle omits the table in statements over one table.
  const assigned = sql`exists (select 1 from ${applicationInterviewers} assigned
    where assigned.company_id = "job_applications"."company_id"
      and assigned.application_id = "job_applications"."id" and assigned.member_id = ${userId}::uuid)`;
  return and(
    onlyAssigned ? assigned : undefined,
    isChosen(reader, sql`"job_applications"."job_id"`),
  );
}

/** The applications that the reader's company received, filtered as the list asks. */
export function isReceived(reader: Reader, filter: ReceivedFilter): SQL | undefined {
  return and(
    eq(applications.companyId, reader.companyId),
    isAssigned(reader),
    filter.status && eq(applications.status, filter.status),
    filter.postingId ? eq(applications.postingId, filter.postingId) : undefined,
    filter.unansweredSince && isUnanswered(filter.unansweredSince),
    filter.search
      ? and(
          containsText([applications.fullName, applications.email], filter.search),
          // A match would give away a name that the reader must not know.
          isNamedTo(reader.userId),
        )
      : undefined,
  );
}

function isUnanswered(since: Date): SQL | undefined {
  return and(
    isNull(applications.firstAnsweredAt),
    inArray(applications.status, [...openStatuses]),
    lt(applications.createdAt, since),
  );
}
