import type { GradedAnswer } from '#contract/learning.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockProgress, updateProgress } from './learning.store.ts';
import { gradedAnswerOf, requireLesson } from './lessons.ts';
import { createCard } from './review-cards.ts';

type Input = { topic: string; questionId: string; answer: string };

/** Grades a check question. Once answered correctly, it stays so. */
export async function submitAnswer(
  ctx: Ctx,
  { topic: topicName, questionId, answer }: Input,
): Promise<GradedAnswer> {
  const scope = requireStudent(ctx);
  const { topic, concepts } = requireLesson(topicName);
  const question = concepts.flatMap(({ checks }) => checks).find(({ id }) => id === questionId);
  const graded = question && gradedAnswerOf(question, answer);
  if (!graded) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const saved = await lockProgress(tx, scope, topic);
    const before = saved?.rightAnswers ?? [];
    const isNew = graded.isRight && !before.includes(questionId);
    const changes = isNew ? { rightAnswers: [...before, questionId] } : {};
    await updateProgress(tx, scope, topic, changes);
    if (!graded.isRight) await createCard(tx, scope, questionId);
    return graded;
  });
}
