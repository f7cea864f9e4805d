import type { KeptAtsScore } from '#domain/ats/kept-ats-score.ts';
import { keepLocalDraft, localDraftPrefix } from '#web/lib/local-drafts.ts';

export type ToldScore = KeptAtsScore & { name: string };

const keyOf = (userId: string) => `${localDraftPrefix}${userId}:ats-score`;

/** Keeps a score that the account does not have yet; null forgets it. */
export function keepUnsent(userId: string, score: ToldScore | null): void {
  keepLocalDraft(keyOf(userId), score === null ? null : JSON.stringify(score));
}

export function readUnsent(userId: string): ToldScore | null {
  try {
    const told = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as ToldScore | null;
    return typeof told?.score === 'number' && typeof told.name === 'string' ? told : null;
  } catch {
    return null;
  }
}
