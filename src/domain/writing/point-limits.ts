import { hasResult } from './has-result.ts';
import { isPoint, isToldInWords } from './is-point.ts';
import { leadingVerb } from './leading-verb.ts';

/** Words of one point, at least and at most; and how many are easier to read in passing. */
export const pointWords = { from: 4, to: 40, good: 32 };
/** Of all points at least this share begins with a verb. */
const leastVerbs = 0.6;
/** At most this share may begin with one verb. */
const mostAlike = 0.25;
/** And at most this share may be too short or too long. */
const mostOdd = 0.25;

/** Only a few words, and no result among them: 'Trained 40 volunteers' says enough. */
function isTooShort(point: string): boolean {
  return point.split(/\s+/u).length < pointWords.from && isToldInWords(point) && !hasResult(point);
}

/** The points that are too short or too long, where these are too many of them. */
export function findOddLengths(points: readonly string[]): string[] {
  const all = [...new Set(points.filter(isPoint))];
  const odd = all.filter(
    (point) => isTooShort(point) || point.split(/\s+/u).length > pointWords.to,
  );
  return odd.length <= all.length * mostOdd ? [] : odd;
}

/** The points that begin with another word than a verb, where these are too many; what no list knows words of is not held against anybody. */
export function findVerbless(points: readonly string[]): string[] {
  const all = [...new Set(points.filter(isPoint))];
  const other = all.filter((point) => isToldInWords(point) && leadingVerb(point) === null);
  return 1 - other.length / all.length >= leastVerbs ? [] : other;
}

/** The points that begin with a verb, or another word, with which too many begin; those of each apart. */
export function findAlike(points: readonly string[]): string[][] {
  const told = [...new Set(points.filter(isToldInWords))];
  const most = Math.max(2, Math.ceil(told.length * mostAlike));
  const firstOf = (point: string) => leadingVerb(point) ?? point.toLowerCase().split(/\s/u)[0];
  return [...Map.groupBy(told, firstOf).values()].filter((same) => same.length > most);
}
