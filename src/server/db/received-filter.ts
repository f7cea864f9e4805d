import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import { containsText } from './contains-text.ts';
import { applicationInterviewers } from './tables/application-messages.ts';
import { applications } from './tables/applications.ts';

export type Reader = { companyId: string | Placeholder; userId: string; onlyAssigned: boolean };

/** Keeps an interviewer to the assigned applications; nothing for who looks after all of them. */
export function isAssigned({
  userId,
  onlyAssigned,
}: Pick<Reader, 'userId' | 'onlyAssigned'>): SQL | undefined {
  if (!onlyAssigned) return undefined;
  // Names written out: in a statement over one table drizzle leaves them off.
  return sql`exists (select 1 from ${applicationInterviewers} assigned
    where assigned.company_id = "job_applications"."company_id"
      and assigned.application_id = "job_applications"."id" and assigned.member_id = ${userId}::uuid)`;
}

/** The applications that this reader's company received, narrowed as a list asks. */
export function isReceived(reader: Reader, filter: ReceivedFilter): SQL | undefined {
  return and(
    eq(applications.companyId, reader.companyId),
    isAssigned(reader),
    filter.status && eq(applications.status, filter.status),
    filter.postingId ? eq(applications.postingId, filter.postingId) : undefined,
    filter.search
      ? containsText([applications.fullName, applications.email], filter.search)
      : undefined,
  );
}
