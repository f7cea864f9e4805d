import { dayMs } from '#domain/time.ts';

/** 'Active lately': days since the last change of profile or preferences. */
export const activePeriods = ['7', '30', '90'] as const;
export type ActivePeriod = (typeof activePeriods)[number];

export const activeSince = (now: Date, days: ActivePeriod): Date =>
  new Date(now.getTime() - Number(days) * dayMs);

/** What a posting can lack for ranking students. */
export const postingLacks = ['title', 'skills'] as const;
export type PostingLack = (typeof postingLacks)[number];

/** Without a title or any skill, a score would say nothing. */
export function lackOf(posting: { title: string; skills: readonly string[] }): PostingLack | null {
  if (posting.title.trim() === '') return 'title';
  return posting.skills.length === 0 ? 'skills' : null;
}
