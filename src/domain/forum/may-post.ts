import { no, type Verdict, yes } from '#domain/refusals.ts';

export const postWindowMs = 10 * 60_000;

/** How much one person may write in that time. */
export const mostPosts = { topic: 3, reply: 10 } as const;

/** Whether a person who wrote so many of them lately may write one more. */
export function mayPost(what: keyof typeof mostPosts, lately: number): Verdict {
  return lately >= mostPosts[what] ? no('TOO_MANY_POSTS') : yes;
}

/** Whether a topic takes one more reply. */
export function mayReply(topic: { isClosed: boolean; hiddenAt: Date | null }): Verdict {
  if (topic.hiddenAt !== null) return no('NOT_FOUND');
  return topic.isClosed ? no('TOPIC_CLOSED') : yes;
}
