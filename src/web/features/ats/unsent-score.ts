import type { StoredAtsScore } from '#domain/ats/stored-ats-score.ts';
import { readStoredJson, writeStored } from '#web/lib/browser-storage.ts';
import { localDraftPrefix } from '#web/lib/local-drafts.ts';

export type UnsentScore = StoredAtsScore & { name: string };

const maxScores = 20;

const keyOf = (userId: string) => `${localDraftPrefix}${userId}:ats-score`;

const write = (userId: string, scores: readonly UnsentScore[]) =>
  writeStored('local', keyOf(userId), scores.length === 0 ? null : JSON.stringify(scores));

/**
 * Queues a score that is not stored in the account yet; false when the browser's storage refuses
 * it.
 */
export function keepUnsent(userId: string, score: UnsentScore): boolean {
  return write(userId, [...readUnsent(userId), score].slice(-maxScores));
}

/** Removes a score that the account has stored. */
export function forgetUnsent(userId: string, score: UnsentScore): void {
  const unsent = readUnsent(userId);
  const at = unsent.findIndex((each) => JSON.stringify(each) === JSON.stringify(score));
  write(userId, at < 0 ? unsent : unsent.toSpliced(at, 1));
}

/** The queued scores, oldest first. */
export function readUnsent(userId: string): UnsentScore[] {
  const stored = readStoredJson('local', keyOf(userId));
  return (Array.isArray(stored) ? stored : [stored]).filter(isScore);
}

function isScore(value: unknown): value is UnsentScore {
  const { score, name } = (value ?? {}) as Partial<UnsentScore>;
  return typeof score === 'number' && typeof name === 'string';
}
