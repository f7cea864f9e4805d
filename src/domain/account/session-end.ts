import { dayMs } from '#domain/time.ts';

const maxDays = 30;

/**
 * When a session expires: this many minutes after its last activity, and thirty days after it
 * started at the latest.
 */
export function sessionEnd(
  { startedAt, lastSeenAt }: { startedAt: Date; lastSeenAt: Date },
  minutes: number,
): Date {
  const idle = lastSeenAt.getTime() + minutes * 60_000;
  const longest = startedAt.getTime() + maxDays * dayMs;
  return new Date(Math.min(idle, longest));
}
