import { dayMs } from '#domain/time.ts';

const nameOf = /^firstrung-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.tar$/u;
const dailyBackups = 7;
const weeklyBackups = 4;

/** The name of a backup made at this time. */
export const backupName = (at: Date) =>
  `firstrung-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/**
 * The backups of a folder that the retention no longer keeps: it keeps the newest of each of the
 * last seven days with a backup and of each of the last four weeks with one. Other files are never
 * named.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const dated = names
    .flatMap((name) => {
      const stamp = nameOf.exec(name)?.[1];
      if (stamp === undefined) return [];
      const at = Date.parse(`${stamp.slice(0, 10)}T${stamp.slice(11).replaceAll('-', ':')}Z`);
      return Number.isNaN(at) ? [] : [{ name, at }];
    })
    .toSorted((one, other) => other.at - one.at);
  const newestOf = (periodMs: number, count: number) => {
    // Weeks begin on Monday; the first day of the epoch was a Thursday.
    const shift = periodMs === dayMs ? 0 : 3 * dayMs;
    const periods = new Map<number, string>();
    for (const { name, at } of dated) {
      const period = Math.floor((at + shift) / periodMs);
      if (!periods.has(period) && periods.size < count) periods.set(period, name);
    }
    return [...periods.values()];
  };
  const keptNames = new Set([
    ...newestOf(dayMs, dailyBackups),
    ...newestOf(7 * dayMs, weeklyBackups),
  ]);
  return dated.map(({ name }) => name).filter((name) => !keptNames.has(name));
}
