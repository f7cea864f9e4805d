import { hasResult } from './has-result.ts';
import { isPoint, isJudgeablePoint } from './is-point.ts';
import { leadingVerb } from './leading-verb.ts';

/** Words per bullet point: minimum, maximum, and the limit for easy skimming. */
export const pointWords = { from: 4, to: 40, good: 32 };
/** Minimum share of bullet points that start with a verb. */
const minVerbs = 0.6;
/** Maximum share that may start with the same verb. */
const maxAlike = 0.25;
/** Maximum share that may be too short or too long. */
const maxOdd = 0.25;

/** Few words and no result: 'Trained 40 volunteers' is fine. */
function isTooShort(point: string): boolean {
  return (
    point.split(/\s+/u).length < pointWords.from && isJudgeablePoint(point) && !hasResult(point)
  );
}

/** Bullet points that are too short or too long, if there are too many. */
export function findOddLengths(points: readonly string[]): string[] {
  const all = [...new Set(points.filter(isPoint))];
  const odd = all.filter(
    (point) => isTooShort(point) || point.split(/\s+/u).length > pointWords.to,
  );
  return odd.length <= all.length * maxOdd ? [] : odd;
}

/**
 * Bullet points that don't start with a verb, if there are too many; those that the word lists
 * can't judge are exempt.
 */
export function findVerbless(points: readonly string[]): string[] {
  const all = [...new Set(points.filter(isPoint))];
  const other = all.filter((point) => isJudgeablePoint(point) && leadingVerb(point) === null);
  return 1 - other.length / all.length >= minVerbs ? [] : other;
}

/** Bullet points that share an overused first verb or word, grouped by it. */
export function findAlike(points: readonly string[]): string[][] {
  const judgeable = [...new Set(points.filter(isJudgeablePoint))];
  const most = Math.max(2, Math.ceil(judgeable.length * maxAlike));
  const firstOf = (point: string) => leadingVerb(point) ?? point.toLowerCase().split(/\s/u)[0];
  return [...Map.groupBy(judgeable, firstOf).values()].filter((same) => same.length > most);
}
