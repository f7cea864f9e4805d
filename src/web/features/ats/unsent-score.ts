import type { KeptAtsScore } from '#domain/ats/kept-ats-score.ts';
import { keepLocalDraft, localDraftPrefix } from '#web/lib/local-drafts.ts';

export type ToldScore = KeptAtsScore & { name: string };

const most = 20;

const keyOf = (userId: string) => `${localDraftPrefix}${userId}:ats-score`;

const write = (userId: string, scores: readonly ToldScore[]) =>
  keepLocalDraft(keyOf(userId), scores.length === 0 ? null : JSON.stringify(scores));

/**
 * Queues a score that is not stored in the account yet; false when the browser's storage refuses
 * it.
 */
export function keepUnsent(userId: string, score: ToldScore): boolean {
  return write(userId, [...readUnsent(userId), score].slice(-most));
}

/** Removes a score that the account has stored. */
export function forgetUnsent(userId: string, score: ToldScore): void {
  const kept = readUnsent(userId);
  const at = kept.findIndex((each) => JSON.stringify(each) === JSON.stringify(score));
  write(userId, at < 0 ? kept : kept.toSpliced(at, 1));
}

/** The queued scores, oldest first. */
export function readUnsent(userId: string): ToldScore[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return (Array.isArray(told) ? told : [told]).filter(isScore);
  } catch {
    return [];
  }
}

function isScore(told: unknown): told is ToldScore {
  const { score, name } = (told ?? {}) as Partial<ToldScore>;
  return typeof score === 'number' && typeof name === 'string';
}
