import { and, type Column, eq, type SQL } from 'drizzle-orm';
import { applications } from './tables/applications.ts';
import { postings } from './tables/postings.ts';

type InCompany = { companyId: Column };

/** Joins the posting of each row. */
export const isPostingOf = (row: InCompany & { postingId: Column }): SQL | undefined =>
  and(eq(postings.companyId, row.companyId), eq(postings.id, row.postingId));

/** Joins the application of each row. */
export const isApplicationOf = (row: InCompany & { applicationId: Column }): SQL | undefined =>
  and(eq(applications.companyId, row.companyId), eq(applications.id, row.applicationId));
