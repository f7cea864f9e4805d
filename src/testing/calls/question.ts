import { eq } from 'drizzle-orm';
import { questionMarks } from '#server/db/tables/questions.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const asked = {
  domain: 'software-engineering',
  experienceLevel: 'junior',
  questionCount: 5,
} as const;

async function createDrawn(world: World) {
  const by = await world.student();
  const { id: setId, questions } = await world.call(by).question.createSet(asked);
  return { by, setId, questionId: questions[0]?.id ?? '' };
}

async function createSaved(world: World) {
  const { by, setId, questionId } = await createDrawn(world);
  await world.call(by).question.saveSet({ setId, name: 'Monday' });
  return { by, setId, questionId };
}

async function createDue(world: World) {
  const { by, questionId } = await createDrawn(world);
  await world.call(by).question.setMark({ questionId, mark: 'unsure' });
  await world.db
    .update(questionMarks)
    .set({ dueAt: world.now })
    .where(eq(questionMarks.userId, by.userId));
  return by;
}

export const question: CallsOf<'question'> = {
  createSet: async (world) => ({ by: await world.student(), input: asked }),
  findSet: async (world) => {
    const { by, setId } = await createDrawn(world);
    return { by, input: { setId } };
  },
  listSets: async (world) => {
    const { by, questionId } = await createSaved(world);
    await world.call(by).question.setMark({ questionId, mark: 'unsure' });
    return { by, input: {} };
  },
  saveSet: async (world) => {
    const { by, setId } = await createDrawn(world);
    return { by, input: { setId, name: 'Monday' } };
  },
  removeSet: async (world) => {
    const { by, setId } = await createSaved(world);
    return { by, input: { setId } };
  },
  setMark: async (world) => {
    const { by, questionId } = await createDrawn(world);
    return { by, input: { questionId, mark: 'unsure' } };
  },
  listDue: async (world) => ({ by: await createDue(world), input: {} }),
  listPublished: async (world) => {
    const questions = { practiceQuestions: 'How do you debug?', sharesPractice: true };
    await world.posting(await world.company(), questions);
    return { by: await world.student(), input: {} };
  },
  listBank: async (world) => ({
    by: await world.member(await world.company(), 'recruiter'),
    input: { domain: 'sales', band: 'entry' },
  }),
  loadDueCount: async (world) => ({ by: await createDue(world), input: {} }),
};
