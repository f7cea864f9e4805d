import { askItem } from '#domain/skill-test/create-random.ts';
import type { AskedItem } from '#domain/skill-test/test-item.ts';
import { itemById } from './items-of.ts';
import type { AnswerRow } from './test-answer.store.ts';

/** A question with its answer key, as the student got it. */
export type AttemptQuestion = AskedItem & { place: number };

/** How many questions of an attempt count for a badge. */
export const countedOf = (
  { counts }: { counts: boolean },
  questions: readonly AttemptQuestion[],
): number => (counts ? questions.filter(({ isUnpublished }) => isUnpublished).length : 0);

/** The questions of an attempt. Attempts older than stored questions follow from their seed. */
export function questionsOf(
  { seed }: { seed: number },
  answers: readonly Pick<AnswerRow, 'place' | 'itemId' | 'question'>[],
): AttemptQuestion[] {
  return answers.flatMap(({ place, itemId, question }) => {
    const item = question ? null : itemById.get(itemId);
    const asked = item ? askItem(item, seed) : question;
    return asked ? [{ place, ...asked }] : [];
  });
}
