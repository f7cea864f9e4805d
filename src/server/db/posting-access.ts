import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { companyMembers } from './tables/companies.ts';
import { postingMembers } from './tables/company-profile.ts';

type Reader = { companyId: unknown; userId: string | Placeholder; isLimited?: boolean };

/**
 * Limits a member with access to chosen postings to those; undefined for members who see all. The
 * column has a posting's id.
 */
export function isAccessible(reader: Reader, postingId: SQLWrapper): SQL | undefined {
  if (!reader.isLimited) return undefined;
  return sql`exists (select 1 from ${postingMembers} chosen where chosen.company_id = ${reader.companyId}
    and chosen.user_id = ${reader.userId}::uuid and chosen.posting_id = ${postingId})`;
}

/** Members who are not limited to other postings; for queries over members. */
export function seesPosting(postingId: SQLWrapper): SQL {
  return sql`(not ${companyMembers.isLimited} or exists (select 1 from ${postingMembers} chosen
    where chosen.company_id = ${companyMembers.companyId} and chosen.user_id = ${companyMembers.userId}
      and chosen.posting_id = ${postingId}))`;
}

/** The same for the posting of an application. */
export const seesApplication = (applicationId: string): SQL =>
  seesPosting(sql`(select a.job_id from job_applications a
    where a.company_id = ${companyMembers.companyId} and a.id = ${applicationId}::uuid)`);
