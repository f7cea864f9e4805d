import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const asked = {
  kind: 'behavioral',
  domain: 'hr',
  experienceLevel: 'junior',
  questionCount: 3,
  mode: 'study',
  answerSeconds: null,
} as const;
const real = { ...asked, mode: 'real', answerSeconds: 120 } as const;

/** Long enough to be scored. */
const text =
  'During my internship in Pune I had to plan the schedule of twelve nurses. I asked each of them for their wishes, wrote a first plan and changed it twice. In the end nobody worked two weekends in a row.';

async function createSession(world: World, input: typeof asked | typeof real = asked) {
  const by = await world.student();
  const { id: sessionId } = await world.call(by).practice.createSession(input);
  return { by, sessionId };
}

async function createAnswered(world: World, input: typeof asked | typeof real = asked) {
  const { by, sessionId } = await createSession(world, input);
  if (input.mode === 'real') await world.call(by).practice.startAnswer({ sessionId, position: 0 });
  const answer = { sessionId, position: 0, text, seconds: 40, version: 0 };
  const { version } = await world.call(by).practice.saveAnswer(answer);
  return { by, sessionId, version };
}

async function createFinished(world: World) {
  const { by, sessionId } = await createAnswered(world);
  await world.call(by).practice.finishSession({ sessionId });
  return { by, sessionId };
}

export const practice: CallsOf<'practice'> = {
  createSession: async (world) => ({ by: await world.student(), input: asked }),
  createFromSet: async (world) => {
    const by = await world.student();
    const { id: setId } = await world
      .call(by)
      .question.createSet({ domain: 'hr', experienceLevel: 'junior', questionCount: 5 });
    return { by, input: { setId, mode: 'study', answerSeconds: null } };
  },
  findSession: async (world) => {
    const { by, sessionId } = await createFinished(world);
    return { by, input: { sessionId } };
  },
  listSessions: async (world) => ({ by: (await createFinished(world)).by, input: {} }),
  startAnswer: async (world) => {
    const { by, sessionId, version } = await createAnswered(world, real);
    await world.call(by).practice.submitAnswer({ sessionId, position: 0, version });
    return { by, input: { sessionId, position: 1 } };
  },
  saveAnswer: async (world) => {
    const { by, sessionId } = await createSession(world);
    return { by, input: { sessionId, position: 0, text, seconds: 40, version: 0 } };
  },
  submitAnswer: async (world) => {
    const { by, sessionId, version } = await createAnswered(world);
    return { by, input: { sessionId, position: 0, version } };
  },
  finishSession: async (world) => {
    const { by, sessionId } = await createAnswered(world);
    return { by, input: { sessionId } };
  },
  removeSession: async (world) => {
    const { by, sessionId } = await createFinished(world);
    return { by, input: { sessionId } };
  },
  loadQuota: async (world) => ({ by: (await createFinished(world)).by, input: {} }),
  loadProgress: async (world) => ({ by: (await createFinished(world)).by, input: {} }),
  listGuides: async (world) => ({ by: await world.student(), input: {} }),
  loadGuide: async (world) => ({
    by: await world.student(),
    input: { slug: 'behavioral-questions' },
  }),
};
