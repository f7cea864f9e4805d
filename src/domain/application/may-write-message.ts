import { isBlank } from '#domain/is-blank.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type ApplicationStatus, isOpenStatus } from './application-status.ts';

/** Characters of one message. */
export const maxMessageLength = 5_000;

/** Messages per sender and application within a minute. */
const minute = 60_000;

/** How long both sides may still write after an application is closed. */
const conversationAfterEnd = 30 * 24 * 60 * minute;

/** Until when both sides may write about an application; null while it is open. */
export function writableUntil(status: ApplicationStatus, changedAt: Date): Date | null {
  // Its company is gone.
  if (status === 'closed') return changedAt;
  return isOpenStatus(status) ? null : new Date(changedAt.getTime() + conversationAfterEnd);
}

/** Why a message can't be sent; null when it can. */
export function findMessageProblem(body: string): 'empty' | 'too-long' | null {
  if (isBlank(body)) return 'empty';
  return body.trim().length > maxMessageLength ? 'too-long' : null;
}

/**
 * Both sides may write while an application is open and for 30 days after it closes, within the
 * rate limit.
 */
export function mayWriteMessage(facts: {
  status: ApplicationStatus;
  changedAt: Date;
  now: Date;
  /** Messages by this sender about this application within the last minute. */
  lately: number;
}): Verdict {
  const until = writableUntil(facts.status, facts.changedAt);
  if (until !== null && facts.now > until) return no('CONVERSATION_CLOSED');
  return facts.lately < writeLimits.message.max ? yes : no('TOO_MANY_MESSAGES');
}
