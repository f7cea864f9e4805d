import { type Placeholder, sql } from 'drizzle-orm';
import { postings } from './tables/postings.ts';

/** Whether a posting takes applications now, as far as its own row says. */
export const isOpenPosting = (now: Date | Placeholder) =>
  sql<boolean>`(${postings.state} = 'active' and ${postings.isComplete}
    and (${postings.deadline} is null or ${postings.deadline} > ${now instanceof Date ? now.toISOString() : now}))`;
