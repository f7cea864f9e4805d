import type { KeptAtsScore } from '#domain/ats/kept-ats-score.ts';
import { keepLocalDraft, localDraftPrefix } from '#web/lib/local-drafts.ts';

export type ToldScore = KeptAtsScore & { name: string };

const most = 20;

const keyOf = (userId: string) => `${localDraftPrefix}${userId}:ats-score`;

const write = (userId: string, scores: readonly ToldScore[]) =>
  keepLocalDraft(keyOf(userId), scores.length === 0 ? null : JSON.stringify(scores));

/** Keeps a score that the account does not have yet, after those that wait already; false when the browser takes none. */
export function keepUnsent(userId: string, score: ToldScore): boolean {
  return write(userId, [...readUnsent(userId), score].slice(-most));
}

/** Forgets one that the account has by now. */
export function forgetUnsent(userId: string, score: ToldScore): void {
  const kept = readUnsent(userId);
  const at = kept.findIndex((each) => JSON.stringify(each) === JSON.stringify(score));
  write(userId, at < 0 ? kept : kept.toSpliced(at, 1));
}

/** The scores that the account does not have yet, in the order in which they were made. */
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
