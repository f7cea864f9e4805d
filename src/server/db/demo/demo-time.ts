export const hour = 3_600_000;
export const day = 24 * hour;

export const later = (at: Date, milliseconds: number) =>
  new Date(at.getTime() + Math.round(milliseconds));

/** The next half hour within Indian office hours on a working day. */
export function officeHour(
  at: Date,
  random: { whole: (low: number, high: number) => number },
): Date {
  const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const time = new Date(start + 4.5 * hour + random.whole(0, 13) * (hour / 2));
  const weekday = time.getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return later(time, wait * day);
}
