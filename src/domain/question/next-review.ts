import { hourMs } from '#domain/time.ts';
import type { QuestionMark } from './question-options.ts';

export type Review = {
  mark: QuestionMark;
  /** How often it was known in a row since it was last unsure. */
  streak: number;
  /** When it comes back; null when it does not. */
  dueAt: Date | null;
};

/** Days until the next review, by the streak. After the last one a question is learned. */
const intervals = [1, 3, 7, 21] as const;

/** Eight hours early, so that whoever reviews at about the same time each day finds it. */
const dueIn = (streak: number, now: Date): Date | null => {
  const days = intervals[streak];
  return days === undefined ? null : new Date(now.getTime() + (days * 24 - 8) * hourMs);
};

/**
 * The review after a mark. Unsure questions come back the next day, then in growing intervals while
 * they are known. The same mark again changes nothing before the question is due.
 */
export function nextReview(before: Review | null, mark: QuestionMark, now: Date): Review {
  if (mark === 'skip') return { mark, streak: 0, dueAt: null };
  const isDue = before?.dueAt !== null && before?.dueAt !== undefined && before.dueAt <= now;
  if (before?.mark === mark && !isDue) return before;
  if (mark === 'unsure') return { mark, streak: 0, dueAt: dueIn(0, now) };
  const wasReviewed = before !== null && before.mark !== 'skip';
  if (!wasReviewed) return { mark, streak: 0, dueAt: null };
  const streak = before.streak + 1;
  return { mark, streak, dueAt: dueIn(streak, now) };
}
