/** Days until a data export is deleted. */
export const archiveDays = 7;

export function archiveEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + archiveDays * 24 * 60 * 60 * 1000);
}
