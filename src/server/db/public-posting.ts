import { sql } from 'drizzle-orm';
import { companies } from './tables/companies.ts';
import { postings } from './tables/postings.ts';

/** Whether visitors can see a posting's page; for queries that join the posting and its company. */
export const isPublicPosting = sql<boolean>`(${postings.state} in ('active', 'closed') and ${companies.status} = 'approved')`;
