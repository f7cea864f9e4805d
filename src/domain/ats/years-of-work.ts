import type { ResumeExperience } from '#domain/resume/resume.ts';

const asked =
  /(?<![\d.]|\b(?:up ?to|less than|under|below|max(?:imum)?(?: of)?|within)\s)(\d{1,2})\s*(?:\+|plus\b|or more\b)?\s*(?:(?:-|–|to)\s*(\d{1,2})\s*\+?\s*)?(?:years?|yrs?)\b/iu;
const mostYears = 40;

/** The years of work that a sentence asks for, the fewer of two, and how it says it; null where it asks for none. */
export function yearsAsked(sentence: string): { years: number; text: string } | null {
  if (!/\b(?:experience|experienced|work|working|background|exposure)\b/iu.test(sentence))
    return null;
  const found = asked.exec(sentence);
  const years = Number(found?.[1] ?? 0);
  return found && years > 0 && years <= mostYears ? { years, text: found[0].trim() } : null;
}

/** Years that somebody has worked by a day (YYYY-MM-DD): by the dates of the jobs, none counted twice, or as the text says itself. */
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

/** Months since year 0, of 'YYYY' or 'YYYY-MM'; 0 of what is no date. */
function monthOf(date: string, missing: number): number {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/u.exec(date) ?? [];
  return year === undefined
    ? 0
    : Number(year) * 12 + (month === undefined ? missing : Number(month) - 1);
}
