import type { SourceProblem } from './source-problem.ts';

/** How a source stands to a question: answered now, gave none, is not used, is left alone for a while, or answered lately. */
export const sourceStates = ['ok', 'unavailable', 'off', 'rests', 'fresh'] as const;
export type SourceState = (typeof sourceStates)[number];

const minuteMs = 60_000;
const longestRestMs = 60 * minuteMs;
/** So many failures in a row, and it is left alone. */
const failuresToRest = 3;

/** Until when a source is not asked, after so many failures in a row of which this is the last; null when it may be asked at once. */
export function restAfter(
  failures: number,
  problem: SourceProblem,
  { now, waitSeconds }: { now: Date; waitSeconds: number | null },
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + Math.min(ms, longestRestMs));
  if (problem === 'busy') return after(waitSeconds === null ? 5 * minuteMs : waitSeconds * 1_000);
  // Nothing of this is over in a minute: somebody has to change something.
  if (['refused', 'not-found', 'redirect', 'forbidden-address'].includes(problem))
    return after(longestRestMs);
  if (failures < failuresToRest) return null;
  return after(minuteMs * 2 ** Math.min(failures - failuresToRest, 10));
}

/** How a source, or one board of it, has been answering. */
export function standingOf(
  row: { failures: number; restsUntil: Date | null; answeredAt: Date | null } | undefined,
  now: Date,
): 'ok' | 'unavailable' | 'rests' | 'waits' {
  if (row === undefined) return 'waits';
  if (row.restsUntil !== null && row.restsUntil > now) return 'rests';
  if (row.failures > 0) return 'unavailable';
  return row.answeredAt === null ? 'waits' : 'ok';
}
