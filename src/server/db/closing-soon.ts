import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { closingSoonMs } from '#domain/overview/overview.ts';
import { postings } from './tables/postings.ts';

/** Open postings whose deadline is close. */
export function isClosingSoon(now: Date): SQL | undefined {
  return and(
    eq(postings.state, 'active'),
    gt(postings.deadline, now),
    lte(postings.deadline, new Date(now.getTime() + closingSoonMs)),
  );
}
