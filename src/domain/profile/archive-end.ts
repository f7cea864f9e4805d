/** How many days an archive of somebody's data is kept for them. */
export const archiveDays = 7;

/** When an archive that was made then is no longer there. */
export function archiveEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + archiveDays * 24 * 60 * 60 * 1000);
}
