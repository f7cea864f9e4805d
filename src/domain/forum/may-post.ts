import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

/** Whether a person with this many recent posts may write another. */
export function mayPost(what: 'topic' | 'reply', lately: number): Verdict {
  return lately >= writeLimits[what].max ? no('TOO_MANY_POSTS') : yes;
}

export function mayReply(topic: { isClosed: boolean; hiddenAt: Date | null }): Verdict {
  if (topic.hiddenAt !== null) return no('NOT_FOUND');
  return topic.isClosed ? no('TOPIC_CLOSED') : yes;
}
