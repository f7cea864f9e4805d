import { sql } from 'drizzle-orm';
import { postings } from './tables/postings.ts';

/** Whether a posting takes applications now, as far as its own row says. */
export const isOpenPosting = (now: Date) =>
  sql<boolean>`(${postings.state} = 'active' and ${postings.isComplete}
    and (${postings.deadline} is null or ${postings.deadline} > ${now.toISOString()}))`;
