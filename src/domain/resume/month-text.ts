import { dateTimeFormat } from '#domain/intl.ts';
import { present } from './resume.ts';

/** 'YYYY' or 'YYYY-MM' in words of the language: '2026', 'Jun 2026'. What is no month stays as it is. */
export function monthText(month: string, language: string): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(month) ?? [];
  if (year === undefined) return month;
  const format = dateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(number) - 1);
  return format.format(date);
}

/** From when to when: 'Jun 2024 – Present'; one of the two where the other is not told, or both are the same. */
export function spanText(
  { start, end }: { start: string; end: string },
  { language, presentText }: { language: string; presentText: string },
): string {
  const texts = [start, end].map((month) =>
    month === present ? presentText : monthText(month, language),
  );
  return [...new Set(texts.filter(Boolean))].join(' – ');
}
