/** Days until a data export is deleted. */
export const archiveDays = 7;

export function archiveEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + archiveDays * 24 * 60 * 60 * 1000);
}
