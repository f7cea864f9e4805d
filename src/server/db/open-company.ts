import { eq, sql } from 'drizzle-orm';
import { companies } from './tables/companies.ts';
import { drives } from './tables/drives.ts';

/** Whether a drive may be shown: it was posted by no company, or by one that isn't suspended. */
export const hasOpenCompany = sql<boolean>`(${drives.companyId} is null or exists (select from ${companies}
  where ${eq(companies.id, drives.companyId)} and ${eq(companies.status, 'approved')}))`;
