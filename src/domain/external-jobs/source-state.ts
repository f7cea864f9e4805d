import { minuteMs } from '#domain/time.ts';
import type { SourceProblem } from './source-problem.ts';

/**
 * State of a source for a query: answered now, failed, disabled, paused after failures, or answered
 * from the cache.
 */
export const sourceStates = ['ok', 'unavailable', 'off', 'paused', 'fresh'] as const;
export type SourceState = (typeof sourceStates)[number];

const maxPauseMs = 60 * minuteMs;
/** Consecutive failures until a source is paused. */
const failuresToPause = 3;

/**
 * Until when a source is paused after this many consecutive failures; null when it may be queried
 * immediately.
 */
export function pauseAfter(
  failures: number,
  problem: SourceProblem,
  { now, waitSeconds }: { now: Date; waitSeconds: number | null },
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + Math.min(ms, maxPauseMs));
  if (problem === 'busy') return after(waitSeconds === null ? 5 * minuteMs : waitSeconds * 1_000);
  // These failures persist until someone changes the configuration.
  if (['refused', 'not-found', 'redirect', 'forbidden-address'].includes(problem))
    return after(maxPauseMs);
  if (failures < failuresToPause) return null;
  return after(minuteMs * 2 ** Math.min(failures - failuresToPause, 10));
}

export function sourceHealthOf(
  row: { failures: number; pausedUntil: Date | null; answeredAt: Date | null } | undefined,
  now: Date,
): 'ok' | 'unavailable' | 'paused' | 'pending' {
  if (row === undefined) return 'pending';
  if (row.pausedUntil !== null && row.pausedUntil > now) return 'paused';
  if (row.failures > 0) return 'unavailable';
  return row.answeredAt === null ? 'pending' : 'ok';
}
