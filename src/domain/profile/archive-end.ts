import { dayMs } from '#domain/time.ts';

/** Days until a data export is deleted. */
export const archiveDays = 7;

export function archiveEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + archiveDays * dayMs);
}
