import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { avoidedSets, maxModelQuestions } from '#domain/question/question-limits.ts';
import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { ModelPort } from '#server/ports/model/model.ts';
import { type ModelMode, startFakeModel } from '#testing/fake-model.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readBank } from './question-bank.ts';

type Person = Awaited<ReturnType<World['student']>>;

let world: World;
let fake: Awaited<ReturnType<typeof startFakeModel>>;
let student: Person;
beforeAll(async () => {
  [world, fake] = await Promise.all([createWorld(), startFakeModel()]);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});
beforeEach(async () => {
  fake.behaves('normal');
  fake.writes(() => ({ questions: written }));
  fake.asked.length = 0;
  student = await world.student();
});

const asked = { domain: 'sales', experienceLevel: 'mid-level', questionCount: 10 } as const;
const points = ['Knead', 'Rest', 'Bake'];
const questionOf = (question: string) => ({
  question,
  type: 'technical',
  difficulty: 'easy',
  points,
});
const written = [
  questionOf('How does sourdough rise without yeast?'),
  questionOf('Which oven suits rye bread, and why?'),
];
const api = (by: Person = student, model: ModelPort | null = fake.model()) =>
  world.call(by, { model });
const textsOf = (set: { questions: { question: string; writer: string }[] }, writer = 'model') =>
  set.questions.filter((each) => each.writer === writer).map(({ question }) => question);
const leftOf = async (by?: Person) => (await api(by).model.load({})).left;
const rowsOf = async (by: Person) =>
  (await world.pool.query('select id from model_questions where user_id = $1', [by.userId]))
    .rowCount;

async function createPosting(values: Parameters<World['posting']>[1] = {}) {
  const { id } = await world.posting(await world.company(), {
    title: 'Master baker',
    skills: ['Sourdough'],
    description: 'Bake at night.',
    ...values,
  });
  return id;
}

async function saveResume(by: Person) {
  const resume = emptyResume(() => crypto.randomUUID());
  const named = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.test' };
  await world.call(by).resume.create({
    name: 'Mine',
    content: {
      ...resume,
      basics: { ...resume.basics, ...named, phone: '+91 98765 43210', summary: 'Bread lover' },
      experience: resume.experience.map((job) => ({
        ...job,
        position: 'Baker',
        company: 'Crumbs',
        description: '- Sold 400 loaves a day',
      })),
    },
  });
}

test('PRAC-01 a model’s questions on a posting open the set, and the bank fills it', async () => {
  const basis = await createPosting();
  const set = await api().question.createSet({ ...asked, basis });
  expect(set.basis).toBe(basis);
  expect(textsOf(set)).toEqual(written.map(({ question }) => question));
  expect(set.questions.slice(0, 2)).toMatchObject(written);
  expect(textsOf(set, 'bank')).toHaveLength(8);
  expect(fake.asked[0]?.material).toMatchObject({
    domain: 'sales',
    count: maxModelQuestions,
    posting: { title: 'Master baker', skills: ['Sourdough'], description: 'Bake at night.' },
  });
  expect(await leftOf()).toBe(modelCallsPerDay - 1);
  expect((await api().question.findSet({ setId: set.id })).set).toEqual(set);
});

test('PRAC-01 a model gets the default resume without name and contact details', async () => {
  await saveResume(student);
  const set = await api().question.createSet({ ...asked, basis: 'resume' });
  expect(textsOf(set)).toHaveLength(2);
  const told = JSON.stringify(fake.asked[0]?.body);
  expect(told).toContain('Sold 400 loaves a day');
  expect(told).not.toMatch(/Asha|Rao|asha@example\.test|98765/u);
});

test('PRAC-01 without a wish for it, the model is not asked', async () => {
  const set = await api().question.createSet(asked);
  expect([textsOf(set, 'bank').length, set.basis, fake.asked.length]).toEqual([10, null, 0]);
});

test.each([
  [
    'no model is set',
    async (basis: string) => api(student, null).question.createSet({ ...asked, basis }),
  ],
  [
    'the daily limit is reached',
    async (basis: string) => {
      const day = world.now.toISOString().slice(0, 10);
      await world.pool.query('insert into model_calls (user_id, day, calls) values ($1, $2, $3)', [
        student.userId,
        day,
        modelCallsPerDay,
      ]);
      return api().question.createSet({ ...asked, basis });
    },
  ],
])('PRAC-01 if %s, all questions come from the bank', async (_case, create) => {
  const set = await create(await createPosting());
  expect(textsOf(set, 'bank')).toHaveLength(10);
  expect(fake.asked).toEqual([]);
});

test.each<ModelMode>([
  'down',
  'busy',
  'refuses',
  'drops',
  'html',
  'broken',
  'other-shape',
  'empty',
  'cut',
])(
  'PRAC-01 if the model’s answer is %j, all questions come from the bank, and the call is not counted',
  async (mode) => {
    fake.behaves(mode);
    const set = await api().question.createSet({ ...asked, basis: await createPosting() });
    expect(textsOf(set, 'bank')).toHaveLength(10);
    expect(await leftOf()).toBe(modelCallsPerDay);
  },
);

test.each([
  ['a draft', { state: 'draft' as const, postedAt: null }],
  ['a removed posting', { state: 'removed' as const }],
])('PRAC-01 the text of %s never reaches the model', async (_case, values) => {
  const set = await api().question.createSet({ ...asked, basis: await createPosting(values) });
  expect([textsOf(set, 'bank').length, fake.asked.length]).toEqual([10, 0]);
});

test('PRAC-01 a student without a resume gets questions of the bank', async () => {
  const set = await api().question.createSet({ ...asked, basis: 'resume' });
  expect([textsOf(set, 'bank').length, fake.asked.length]).toEqual([10, 0]);
});

test('PRAC-01 near-duplicates of the bank, of earlier questions and of each other are dropped, and no set has more than the limit', async () => {
  const basis = await createPosting();
  const bank = readBank();
  const known = bank.byId.get(bank.idsOf('sales', 'mid')[0] ?? '')?.question ?? '';
  const many = Array.from({ length: 9 }, (_, n) =>
    questionOf(`Word${n} other${n} third${n} fourth${n}?`),
  );
  fake.writes(() => ({ questions: [questionOf(`${known} `), ...many, ...many] }));
  const first = await api().question.createSet({ ...asked, basis });
  expect(textsOf(first)).toEqual(many.slice(0, maxModelQuestions).map(({ question }) => question));
  expect(first.questions).toHaveLength(10);
  world.passTime(1000);
  const next = await api().question.createSet({ ...asked, basis });
  expect(textsOf(next)).toEqual(many.slice(maxModelQuestions).map(({ question }) => question));
  expect(new Set(next.questions.map(({ id }) => id)).size).toBe(10);
});

test('PRAC-01 a model’s question is marked, reviewed and practised like others, and only by its student', async () => {
  const set = await api().question.createSet({ ...asked, basis: await createPosting() });
  const questionId = set.questions[0]?.id ?? '';
  await api().question.setMark({ questionId, mark: 'unsure' });
  const other = api(await world.student());
  expect(await world.refusal(() => other.question.setMark({ questionId, mark: 'known' }))).toBe(
    'NOT_FOUND',
  );
  const { practice } = api();
  const mode = { mode: 'study', answerSeconds: null } as const;
  const { id: sessionId } = await practice.createFromSet({ setId: set.id, ...mode });
  const [asks] = (await practice.findSession({ sessionId })).answers;
  expect(asks).toMatchObject({ question: written[0]?.question, points });
  const place = { sessionId, position: 0 };
  const text = 'I knead the dough, let it rest over night, and bake it in a hot oven. '.repeat(4);
  const typed = { ...place, text, seconds: null, version: asks?.version ?? 0 };
  const { version } = await practice.saveAnswer(typed);
  const { answers } = await practice.submitAnswer({ ...place, version });
  expect(answers[0]?.feedback?.score).toBeGreaterThan(0);
  world.passTime(86_400_000);
  expect((await api().question.listDue({})).items).toMatchObject([
    { id: questionId, question: written[0]?.question, writer: 'model' },
  ]);
});

test('PRAC-01 a model’s questions are deleted once no set, mark or session has them', async () => {
  const set = await api().question.createSet({ ...asked, basis: await createPosting() });
  const [marked] = set.questions;
  await api().question.setMark({ questionId: marked?.id ?? '', mark: 'known' });
  for (let n = 0; n < avoidedSets; n++) {
    expect(await rowsOf(student)).toBe(2);
    world.passTime(1000);
    await api().question.createSet(asked);
  }
  expect(await rowsOf(student)).toBe(1);
  await api().question.setMark({ questionId: marked?.id ?? '', mark: null });
  await api().question.createSet(asked);
  expect(await rowsOf(student)).toBe(0);
});

test.each([['yesterday'], [''], ['0'.repeat(36)]])(
  'PRAC-01 the basis %j is refused',
  async (basis) => {
    expect(await world.refusal(() => api().question.createSet({ ...asked, basis }))).toBe(
      'INVALID_INPUT',
    );
  },
);
