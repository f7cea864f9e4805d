import { dateTimeFormat } from '#domain/intl.ts';

/** The calendar day of an instant in a time zone, such as '2026-11-24'. */
export function dayIn(timeZone: string, at: Date): string {
  // Swedish dates are written like ISO ones.
  return dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
