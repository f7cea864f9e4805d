import { dayMs } from '#domain/time.ts';

/** A month such as '2027-03' in any time zone: a day more on both sides. */
export function anyZoneMonth(month: string): { from: Date; to: Date } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  return { from: new Date(first.getTime() - dayMs), to: new Date(next + dayMs) };
}
