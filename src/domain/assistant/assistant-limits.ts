import { dayMs } from '#domain/time.ts';

/** Messages per student until the counter resets, 24 hours after the last reset. */
export const messageLimit = { max: 10, windowMs: dayMs } as const;

/** Characters of a message. */
export const maxMessageLength = 200;

/** How many messages are left, and when the counter resets; null while none was counted. */
export function messagesLeft(
  usage: { messageCount: number; lastReset: Date } | undefined,
  now: Date,
): { left: number; resetsAt: Date | null } {
  const resetsAt = usage && new Date(usage.lastReset.getTime() + messageLimit.windowMs);
  if (usage === undefined || resetsAt === undefined || resetsAt <= now)
    return { left: messageLimit.max, resetsAt: null };
  return { left: Math.max(0, messageLimit.max - usage.messageCount), resetsAt };
}
