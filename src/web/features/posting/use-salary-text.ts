import type { PostingCard } from '#contract/posting.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

/** A salary as an amount range with its period; null when the posting has none. */
export function useSalaryText(salary: PostingCard['salary']): string | null {
  const t = useTexts();
  const format = useFormat();
  if (salary === null) return null;
  const low = format.money(salary.min, salary.currency);
  const high = format.money(salary.max, salary.currency);
  const range = salary.min === salary.max ? low : `${low} – ${high}`;
  return t(`careers.salary.${salary.period}`, { range });
}
