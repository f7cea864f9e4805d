import { isCardSoon } from '#domain/learning/learning.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { nextCardOf } from './next-card-of.ts';
import { insertCard, lockCard, updateCard } from './review-card.store.ts';

/** Brings a question back after a wrong answer. A card that comes back soon anyway stays as it is. */
export async function createCard(tx: Ctx, scope: StudentScope, questionId: string): Promise<void> {
  const { now } = tx;
  if (await insertCard(tx, scope, questionId, nextCardOf(null, false, now))) return;
  const card = await lockCard(tx, scope, questionId);
  if (!card || isCardSoon(card.dueAt, now)) return;
  await updateCard(tx, scope, questionId, nextCardOf(card, false, now));
}
