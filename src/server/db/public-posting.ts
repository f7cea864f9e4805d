import { sql } from 'drizzle-orm';
import { companies } from './tables/companies.ts';
import { postings } from './tables/postings.ts';

/** Whether the page of a posting is there for visitors; for queries that join the posting and its company. */
export const isPublicPosting = sql<boolean>`(${postings.state} in ('active', 'closed') and ${companies.status} = 'approved')`;
