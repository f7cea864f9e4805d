import type { ResumeExperience } from '#domain/resume/resume.ts';

const asked =
  /(?<![\d.]|\b(?:up ?to|less than|under|below|max(?:imum)?(?: of)?|within)\s)(\d{1,2})\s*(?:\+|plus\b|or more\b)?\s*(?:(?:-|–|to)\s*(\d{1,2})\s*\+?\s*)?(?:years?|yrs?)\b/iu;
const mostYears = 40;

/**
 * The years of experience that a sentence requires (the lower end of a range), with its wording;
 * null where it requires none.
 */
export function yearsAsked(sentence: string): { years: number; text: string } | null {
  if (!/\b(?:experience|experienced|work|working|background|exposure)\b/iu.test(sentence))
    return null;
  const found = asked.exec(sentence);
  const years = Number(found?.[1] ?? 0);
  return found && years > 0 && years <= mostYears ? { years, text: found[0].trim() } : null;
}

/**
 * Years worked until a date (YYYY-MM-DD): from the jobs' dates without overlap, or as stated in the
 * text.
 */
export function yearsWorked(
  experience: readonly Pick<ResumeExperience, 'start' | 'end'>[],
  text: readonly string[],
  today: string,
): number {
  const months = new Set<number>();
  for (const { start, end } of experience) {
    const from = monthOf(start, 0);
    const to = Math.min(
      end === 'present' ? monthOf(today, 0) : monthOf(end, 11),
      monthOf(today, 0),
    );
    for (let at = from; at <= to && from > 0 && months.size <= mostYears * 12; at++) months.add(at);
  }
  const said = text.flatMap((line) => yearsAsked(line)?.years ?? []);
  return Math.max(Math.round((months.size / 12) * 2) / 2, ...said, 0);
}

/** Months since year 0, of 'YYYY' or 'YYYY-MM'; 0 for an invalid date. */
function monthOf(date: string, missing: number): number {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/u.exec(date) ?? [];
  return year === undefined
    ? 0
    : Number(year) * 12 + (month === undefined ? missing : Number(month) - 1);
}
