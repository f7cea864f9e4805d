import { eq } from 'drizzle-orm';
import { reviewCards } from '#server/db/tables/learning.ts';
import { readLessons } from '#server/features/learning/lessons.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const topic = 'operating-systems';
const [lesson] = readLessons().all;
const check = lesson?.concepts[0]?.checks[0];
const question = { topic, questionId: check?.id ?? '' };
const right = check?.options[0] ?? '';
const wrong = check?.options[1] ?? '';

async function createQuiz(world: World) {
  const by = await world.student();
  const { quiz } = await world.call(by).learning.createQuiz({ topic });
  const [first] = quiz?.questions ?? [];
  // A wrong one, whichever question was drawn: it makes a card.
  const answer = readLessons().questions.get(first?.id ?? '')?.question.options[1] ?? '';
  return { by, input: { topic, quizId: quiz?.id ?? '', questionId: first?.id ?? '', answer } };
}

/** A student who opened a concept and has a card that is due. */
async function createDue(world: World) {
  const by = await world.student();
  await world.call(by).learning.setPlace({ topic, concept: lesson?.concepts[0]?.id ?? '' });
  await world.call(by).learning.submitAnswer({ ...question, answer: wrong });
  await world.db
    .update(reviewCards)
    .set({ dueAt: world.now })
    .where(eq(reviewCards.userId, by.userId));
  return by;
}

export const learning: CallsOf<'learning'> = {
  list: async (world) => ({ by: await createDue(world), input: {} }),
  load: async (world) => {
    const by = await createDue(world);
    await world.call(by).learning.submitAnswer({ ...question, answer: right });
    return { by, input: { topic } };
  },
  countJobs: async (world) => ({ by: await world.student(), input: { topic } }),
  setPlace: async (world) => ({
    by: await world.student(),
    input: { topic, concept: lesson?.concepts[0]?.id ?? '' },
  }),
  submitAnswer: async (world) => ({
    by: await world.student(),
    input: { ...question, answer: wrong },
  }),
  findQuiz: async (world) => {
    const { by, input } = await createQuiz(world);
    await world.call(by).learning.submitQuizAnswer(input);
    return { by, input: { topic } };
  },
  createQuiz: async (world) => ({ by: await world.student(), input: { topic } }),
  submitQuizAnswer: createQuiz,
  listCards: async (world) => ({ by: await createDue(world), input: {} }),
  submitReview: async (world) => ({
    by: await createDue(world),
    input: { questionId: question.questionId, answer: right },
  }),
};
