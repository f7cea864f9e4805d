import { dateTimeFormat } from '#domain/intl.ts';
import { present } from './resume.ts';

/** Formats 'YYYY' or 'YYYY-MM' in the language: '2026', 'Jun 2026'. Other text is unchanged. */
export function monthText(month: string, language: string): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(month) ?? [];
  if (year === undefined) return month;
  const format = dateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(number) - 1);
  return format.format(date);
}

/** Formats a period: 'Jun 2024 – Present'; a single date if the other is missing or equal. */
export function spanText(
  { start, end }: { start: string; end: string },
  { language, presentText }: { language: string; presentText: string },
): string {
  const texts = [start, end].map((month) =>
    month === present ? presentText : monthText(month, language),
  );
  return [...new Set(texts.filter(Boolean))].join(' – ');
}
