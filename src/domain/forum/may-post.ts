import { no, type Verdict, yes } from '#domain/refusals.ts';

export const postWindowMs = 10 * 60_000;

/** Posts per person within the rate limit's window. */
export const mostPosts = { topic: 3, reply: 10 } as const;

/** Whether a person with this many recent posts may write another. */
export function mayPost(what: keyof typeof mostPosts, lately: number): Verdict {
  return lately >= mostPosts[what] ? no('TOO_MANY_POSTS') : yes;
}

export function mayReply(topic: { isClosed: boolean; hiddenAt: Date | null }): Verdict {
  if (topic.hiddenAt !== null) return no('NOT_FOUND');
  return topic.isClosed ? no('TOPIC_CLOSED') : yes;
}
