import type { ResumeExperience } from '#domain/resume/resume.ts';

const yearsRequirement =
  /(?<![\d.]|\b(?:up ?to|less than|under|below|max(?:imum)?(?: of)?|within)\s)(\d{1,2})\s*(?:\+|plus\b|or more\b)?\s*(?:(?:-|–|to)\s*(\d{1,2})\s*\+?\s*)?(?:years?|yrs?)\b/iu;
const maxYears = 40;

/**
 * The years of experience that a sentence requires (the lower end of a range), with its wording;
 * null where it requires none.
 */
export function requiredYearsIn(sentence: string): { years: number; text: string } | null {
  if (!/\b(?:experience|experienced|work|working|background|exposure)\b/iu.test(sentence))
    return null;
  const found = yearsRequirement.exec(sentence);
  const years = Number(found?.[1] ?? 0);
  return found && years > 0 && years <= maxYears ? { years, text: found[0].trim() } : null;
}

type Job = Pick<ResumeExperience, 'start' | 'end'>;

/**
 * Years worked until a date (YYYY-MM-DD), without overlap: a job counts by how much of its work is
 * the work asked for, from 0 to 1. Years stated in the text count only where no job has dates.
 */
export function yearsWorked(
  experience: readonly { job: Job; worth: number }[],
  text: readonly string[],
  today: string,
): number {
  const months = new Map<number, number>();
  let isDated = false;
  for (const { job, worth } of experience) {
    const { start, end } = job;
    const from = monthOf(start, 0);
    const to = Math.min(
      end === 'present' ? monthOf(today, 0) : monthOf(end, 11),
      monthOf(today, 0),
    );
    isDated ||= from > 0;
    for (let at = from; at <= to && from > 0 && months.size <= maxYears * 12; at++)
      months.set(at, Math.max(worth, months.get(at) ?? 0));
  }
  const worked = [...months.values()].reduce((sum, worth) => sum + worth, 0);
  const statedYears = isDated ? [] : text.flatMap((line) => requiredYearsIn(line)?.years ?? []);
  return Math.max(Math.round((worked / 12) * 2) / 2, ...statedYears, 0);
}

/** Months since year 0, of 'YYYY' or 'YYYY-MM'; 0 for an invalid date. */
function monthOf(date: string, missing: number): number {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/u.exec(date) ?? [];
  return year === undefined
    ? 0
    : Number(year) * 12 + (month === undefined ? missing : Number(month) - 1);
}
