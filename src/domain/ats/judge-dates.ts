import { monthNames } from '#domain/resume-reading/date-words.ts';
import { findDates } from '#domain/resume-reading/find-dates.ts';
import { headingInside, headingOf } from '#domain/resume-reading/heading-of.ts';
import { fold } from '#domain/search/fold.ts';
import { judgeTexts, type CheckOutcome } from './check-outcome.ts';
import type { ResumeFacts } from './resume-facts.ts';

const named = new RegExp(`(?<!\\p{L})(?:${monthNames.flat().join('|')})(?!\\p{L})`, 'u');

type Style = 'season' | 'numeric' | 'named' | 'year';

/** The format of one end of a date range; null for 'present'. */
function styleOf(written: string): Style | null {
  if (!/\d/u.test(written)) return null;
  if (/\b(?:spring|summer|autumn|fall|winter|q[1-4]|early|mid|late)\b/iu.test(written))
    return 'season';
  if (named.test(fold(written))) return 'named';
  return /\d[/.-]\d/u.test(written) ? 'numeric' : 'year';
}

const ends =
  /\s+(?:[-‐‑–—−~→]+|to|until|till|through|bis)\s+|[‐‑–—−~→]+|(?<=\d{4}|\p{L})-(?=\d{4}|\p{L})/iu;

/** Months are all names or all numbers, and jobs all have months or none do. */
export function judgeDates({ read, placeOf }: ResumeFacts): CheckOutcome {
  const ranges = read.lines.flatMap(({ text, section }) => {
    const kind = section === null ? null : (headingOf(section) ?? headingInside(section));
    const found = findDates(text);
    if (!found?.isSure || !['experience', 'education', 'projects'].includes(kind ?? '')) return [];
    const written = text.slice(found.index, found.index + found.length);
    const isWithin = text.length - written.length > 110 || /^[•◦▪*-]/u.test(text);
    const styles = written
      .split(ends)
      .map(styleOf)
      .filter((style) => style !== null);
    return isWithin ? [] : [{ written, isJob: kind === 'experience', styles }];
  });
  const stylesOf = (expected: readonly Style[], list: typeof ranges) =>
    list.filter(({ styles }) => styles.some((style) => expected.includes(style)));
  const inWords = stylesOf(['named'], ranges);
  const inNumbers = stylesOf(['numeric'], ranges);
  const jobs = ranges.filter(({ isJob }) => isJob);
  const dated = stylesOf(['named', 'numeric'], jobs);
  const bare = stylesOf(['year', 'season'], jobs);
  const rarer = (one: typeof ranges, other: typeof ranges) => {
    if (one.length === 0 || other.length === 0) return [];
    return one.length < other.length ? one : other;
  };
  const odd = [...rarer(inWords, inNumbers), ...rarer(dated, bare)].map(({ written }) => written);
  return judgeTexts(odd.length === 0, [...new Set(odd)], placeOf);
}
