import { longestAnswer, longestTextAnswer } from '#domain/skill-test/skill-test.ts';
import type { MadeItem } from '#domain/skill-test/test-item.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { questionsOf } from './questions-of.ts';
import { requireRunning } from './require-running.ts';
import { findAnswer, updateAnswer } from './test-answer.store.ts';
import { findAttemptLocked } from './test-attempt.store.ts';

export type AnswerInput = {
  attemptId: string;
  place: number;
  answer: string;
  version: number;
  pasted: number;
};

/** Stores an answer while the test runs, if no other tab has changed it in between. */
export async function saveAnswer(ctx: Ctx, { attemptId, place, ...given }: AnswerInput) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const attempt = requireRunning(tx, await findAttemptLocked(tx, scope, attemptId));
    const asked = await findAnswer(tx, attempt, place);
    if (asked && given.answer.length > longestOf(questionsOf(attempt, [asked])[0]?.made.kind))
      throw new AppError('ANSWER_TOO_LONG');
    const saved = await updateAnswer(tx, attempt, place, given);
    const { answer, version } = saved ?? (await unchanged());
    return { answer, version };

    /** What is stored, if it already is this answer: a repeated request changes nothing. */
    async function unchanged() {
      const stored = orNotFound(await findAnswer(tx, attempt, place));
      if (stored.answer === given.answer) return stored;
      throw new AppError('ANSWER_CHANGED', { answer: stored.answer, version: stored.version });
    }
  });
}

const longestOf = (kind: MadeItem['kind'] | undefined) =>
  kind === 'text' ? longestTextAnswer : longestAnswer;
