import { and, eq } from 'drizzle-orm';
import { askItem, makeItem } from '#domain/skill-test/create-random.ts';
import type { TestItem } from '#domain/skill-test/test-item.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import { itemsByDomain } from '#server/features/skill-test/test-items.ts';
import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';

const asked = { domain: 'frontend', questionCount: 2 } as const;

async function createRunning(world: World) {
  const by = await world.student();
  const { id: attemptId } = await world.call(by).skillTest.createAttempt(asked);
  return { by, attemptId };
}

async function createGraded(world: World) {
  const { by, attemptId } = await createRunning(world);
  await world.db
    .update(testAttempts)
    .set({ submittedAt: world.now, gradedAt: world.now, score: 0, passed: false })
    .where(eq(testAttempts.id, attemptId));
  return { by, attemptId };
}

export const skillTest: CallsOf<'skillTest'> = {
  findRunning: async (world) => ({ by: (await createRunning(world)).by, input: {} }),
  listDomains: async (world) => ({ by: (await createGraded(world)).by, input: {} }),
  createAttempt: async (world) => ({ by: await world.student(), input: asked }),
  saveAnswer: async (world) => {
    const { by, attemptId } = await createRunning(world);
    return { by, input: { attemptId, place: 0, answer: 'Because.', version: 0 } };
  },
  runAnswer: async (world) => {
    const { by, attemptId } = await createCoding(world);
    return { by, input: { attemptId, place: 0, answer: 'x' } };
  },
  recordTabSwitch: async (world) => {
    const { by, attemptId } = await createRunning(world);
    return { by, input: { attemptId } };
  },
  submitAttempt: async (world) => {
    const { by, attemptId } = await createRunning(world);
    return { by, input: { attemptId } };
  },
  findReview: async (world) => {
    const { by, attemptId } = await createGraded(world);
    return { by, input: { attemptId } };
  },
  listResults: async (world) => ({ by: (await createGraded(world)).by, input: {} }),
  listScores: async (world) => ({ by: (await createGraded(world)).by, input: {} }),
  listItems: async (world) => ({
    by: (await createImported(world)).by,
    input: { domain: 'frontend' },
  }),
  importItems: async (world) => ({
    by: await world.admin(),
    input: { file: itemFile(`imported-${nextNumber()}`) },
  }),
  removeItem: async (world) => {
    const { by, itemId } = await createImported(world);
    return { by, input: { itemId } };
  },
};

/** A running test whose first question is a function, and no other. */
async function createCoding(world: World) {
  const { by, attemptId } = await createRunning(world);
  const isFunction = (item: TestItem) => makeItem(item, 1).kind === 'function';
  const [coding] = itemsByDomain.frontend.filter(isFunction);
  const others = itemsByDomain.frontend.filter((item) => !isFunction(item));
  if (!coding) throw new Error('No function among the items.');
  const items = [coding, ...others.slice(0, asked.questionCount - 1)];
  for (const [place, item] of items.entries())
    await world.db
      .update(testAnswers)
      .set({ itemId: item.id, question: askItem(item, 1) })
      .where(and(eq(testAnswers.attemptId, attemptId), eq(testAnswers.place, place)));
  return { by, attemptId };
}

/** A file with one choice, whose answer no other text contains. */
const itemFile = (id: string) =>
  JSON.stringify([
    {
      ...{ id, domain: 'frontend', difficulty: 'easy', skill: 'CSS' },
      question: {
        ...{ kind: 'choice', prompt: `What is ${id}?`, explanation: `Because of ${id}.` },
        options: ['right', 'wrong', 'false', 'neither'],
      },
    },
  ]);

async function createImported(world: World) {
  const by = await world.admin();
  const itemId = `imported-${nextNumber()}`;
  await world.call(by).skillTest.importItems({ file: itemFile(itemId) });
  return { by, itemId };
}
