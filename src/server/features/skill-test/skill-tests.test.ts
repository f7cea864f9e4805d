import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { isTemplate } from '#domain/skill-test/create-random.ts';
import { badge, secondsPerQuestion, testDomains } from '#domain/skill-test/skill-test.ts';
import type { TestItem } from '#domain/skill-test/test-item.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { openPool } from '#server/db/open-pool.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import { createWorld, type World } from '#testing/world.ts';
import { finishExpired } from './grading.ts';
import { type AttemptQuestion, questionsOf, runningTestOf } from './running-test.ts';
import type { AnswerRow } from './test-answer.store.ts';
import { itemById, itemsByDomain } from './test-items.ts';
import { loadTestResult } from './test-results.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const domain = 'frontend';
const api = (of: Student = student) => world.call(of).skillTest;
const start = (questionCount = 5) => api().createAttempt({ domain, questionCount });
const refusalOf = (work: () => Promise<unknown>) => world.refusal(work);

async function attemptRow(id: string) {
  const [row] = await world.db.select().from(testAttempts).where(eq(testAttempts.id, id));
  if (!row) throw new Error('No such attempt.');
  return row;
}

const answersIn = async (id: string): Promise<AttemptQuestion[]> =>
  questionsOf(
    await attemptRow(id),
    await world.db
      .select()
      .from(testAnswers)
      .where(eq(testAnswers.attemptId, id))
      .orderBy(testAnswers.place),
  );

/** Gives the attempt these items, with a seed that is always the same. */
async function setItems(attemptId: string, itemIds: string[]): Promise<void> {
  await world.db
    .update(testAttempts)
    .set({ seed: 7, itemIds })
    .where(eq(testAttempts.id, attemptId));
  await world.db.delete(testAnswers).where(eq(testAnswers.attemptId, attemptId));
  await world.db.insert(testAnswers).values(
    itemIds.map((itemId, place) => {
      const { place: _, ...question } = askedIn([itemId])[0] ?? missing(itemId);
      return { userId: student.userId, attemptId, place, itemId, question };
    }),
  );
}

/** The questions of an attempt with these items. */
const askedIn = (itemIds: readonly string[]): AttemptQuestion[] =>
  questionsOf(
    { seed: 7 },
    itemIds.map((itemId, place) => ({ itemId, place, question: null })),
  );

function missing(itemId: string): never {
  throw new Error(`No item ${itemId}.`);
}

function rightAnswer({ made }: AttemptQuestion): string {
  switch (made.kind) {
    case 'choice':
      return made.options[0] ?? '';
    case 'output':
      return made.answer;
    case 'text':
      return made.accepted.map(([first = '']) => first).join(' and ');
    case 'function':
    case 'sql':
      return made.solution;
  }
}

async function answerAll(attemptId: string, right: number): Promise<void> {
  for (const [at, question] of (await answersIn(attemptId)).entries()) {
    const answer = at < right ? rightAnswer(question) : 'I don’t know.';
    await api().saveAnswer({ attemptId, place: question.place, answer, version: 0 });
  }
}

async function takeTest(right: number, questionCount = 5) {
  const { id: attemptId } = await start(questionCount);
  await answerAll(attemptId, right);
  return api().submitAttempt({ attemptId });
}

test('PRAC-02 a test is answered, submitted, graded and reviewed with explanations', async () => {
  const running = await start();
  expect(running.questions).toHaveLength(5);
  expect(running.endsAt.getTime() - world.now.getTime()).toBe(5 * secondsPerQuestion * 1000);
  await answerAll(running.id, 4);
  const review = await api().submitAttempt({ attemptId: running.id });
  expect(review).toMatchObject({ score: 80, passed: true, isExpired: false, questionCount: 5 });
  expect(review.questions.map(({ isRight }) => isRight)).toEqual([true, true, true, true, false]);
  const known = await answersIn(running.id);
  expect(review.questions.map(({ explanation }) => explanation)).toEqual(
    known.map(({ made }) => made.explanation),
  );
  expect(await api().findReview({ attemptId: running.id })).toEqual(review);
  expect((await api().listResults({})).items).toMatchObject([{ id: running.id, score: 80 }]);
  expect(await api().listScores({})).toMatchObject([{ id: running.id, domain, score: 80 }]);
  expect(await api().findRunning({})).toEqual({ test: null, expiredId: null });
  const stranger = api(await world.student());
  expect(await stranger.listResults({})).toMatchObject({ items: [], total: { count: 0 } });
  expect(await stranger.listScores({})).toEqual([]);
});

test('PRAC-02 an answer that is saved while the test is submitted is not taken', async () => {
  const { id: attemptId } = await start(1);
  const save = { attemptId, place: 0, answer: 'late', version: 0 };
  const { saving } = await world.db.transaction(async (tx) => {
    await tx
      .update(testAttempts)
      .set({ submittedAt: world.now })
      .where(eq(testAttempts.id, attemptId));
    const begun = api()
      .saveAnswer(save)
      .catch((error: unknown) => error);
    await setTimeout(300);
    return { saving: begun };
  });
  expect(await saving).toMatchObject({ code: 'TEST_OVER' });
});

test('PRAC-02 right answers of every kind are graded as right, others as wrong', async () => {
  const all = testDomains.flatMap((each) => [...itemsByDomain[each]]);
  const kinds = ['choice', 'output', 'text', 'function', 'sql'];
  const picked = kinds.flatMap((kind) => {
    const found = all.find((item) => askedIn([item.id])[0]?.made.kind === kind);
    return found ? [found.id] : [];
  });
  expect(picked).toHaveLength(5);
  for (const [right, score] of [
    [5, 100],
    [0, 0],
  ] as const) {
    const { id } = await start();
    await setItems(id, picked);
    await answerAll(id, right);
    const review = await api().submitAttempt({ attemptId: id });
    expect(review).toMatchObject({ score });
    expect(review.questions.map(({ kind }) => kind)).toEqual(kinds);
    world.passTime(1000);
  }
});

test('PRAC-02 neither the order of options nor the shown cases give the answer away', async () => {
  const { id } = await start(1);
  const all = testDomains.flatMap((each) => [...itemsByDomain[each]]);
  const known = askedIn(all.map((item) => item.id));
  const rows = all.map((item, place) => ({ itemId: item.id, place, question: null }));
  const attempt = { ...(await attemptRow(id)), seed: 7 };
  const sent = runningTestOf(world.ctx(), attempt, rows as unknown as AnswerRow[]).questions;
  const firsts = sent.filter(({ options }, at) => {
    const made = known[at]?.made;
    return made?.kind === 'choice' && options?.[0] === made.options[0];
  });
  const choices = sent.filter(({ kind }) => kind === 'choice').length;
  // One in four by chance.
  expect(firsts.length / choices).toBeGreaterThan(0.1);
  expect(firsts.length / choices).toBeLessThan(0.4);
  expect(
    new Set(sent.flatMap(({ kind, cases }) => (kind === 'function' ? cases?.length : []))),
  ).toEqual(new Set([2]));
  const texts = JSON.stringify(sent);
  const accepted = known.flatMap(({ made }) => (made.kind === 'text' ? [made.accepted] : []));
  expect(accepted.filter((each) => texts.includes(JSON.stringify(each)))).toEqual([]);
});

test('PRAC-02 nothing that is sent before submitting contains an answer', async () => {
  for (const each of testDomains) {
    const items = itemsByDomain[each];
    for (let at = 0; at < items.length; at += 5) {
      const someone = await world.student();
      student = someone;
      const { id } = await api().createAttempt({ domain: each, questionCount: 5 });
      await setItems(
        id,
        items.slice(at, at + 5).map((item) => item.id),
      );
      const sent = JSON.stringify([
        await api().findRunning({}),
        await api().listDomains({}),
        await api().listResults({}),
      ]);
      for (const { made } of await answersIn(id)) {
        expect(sent).toContain(JSON.stringify(made.prompt).slice(1, -1));
        expect(sent).not.toContain(JSON.stringify(made.explanation).slice(1, -1));
        const solution = 'solution' in made ? made.solution : made.explanation;
        expect(sent).not.toContain(JSON.stringify(solution).slice(1, -1));
      }
      expect(sent).not.toMatch(/"(?:accepted|solution|explanation|rightAnswer|seed|itemIds?)"/u);
      expect(await refusalOf(() => api().findReview({ attemptId: id }))).toBe('NOT_FOUND');
    }
  }
});

test('PRAC-02 the server keeps the clock: nothing is saved or run after the end', async () => {
  const { id: attemptId, endsAt } = await start(1);
  await api().saveAnswer({ attemptId, place: 0, answer: 'early', version: 0 });
  world.passTime(secondsPerQuestion * 1000 - 1);
  expect((await api().findRunning({})).test?.endsAt).toEqual(endsAt);
  await api().saveAnswer({ attemptId, place: 0, answer: 'just in time', version: 1 });
  world.passTime(1);
  const late = { attemptId, place: 0, answer: 'late' };
  expect(await refusalOf(() => api().saveAnswer({ ...late, version: 2 }))).toBe('TEST_OVER');
  expect(await refusalOf(() => api().runAnswer(late))).toBe('TEST_OVER');
  world.passTime(1);
  expect(await refusalOf(() => api().recordTabSwitch({ attemptId }))).toBe('NOT_FOUND');
  expect(await api().findRunning({})).toEqual({ test: null, expiredId: attemptId });
  world.passTime(minuteMs);
  const review = await api().submitAttempt({ attemptId });
  expect(review).toMatchObject({ isExpired: true, submittedAt: endsAt });
  expect(review.questions[0]?.answer).toBe('just in time');
});

test('PRAC-02 a test that nobody submits is finished by the task, with what was saved', async () => {
  const { id: attemptId, endsAt } = await start(5);
  await answerAll(attemptId, 5);
  await finishExpired(world.ctx({ kind: 'system' }));
  expect((await attemptRow(attemptId)).submittedAt).toBeNull();
  world.passTime(11 * minuteMs);
  await finishExpired(world.ctx({ kind: 'system' }));
  expect(await attemptRow(attemptId)).toMatchObject({ submittedAt: endsAt, score: 100 });
});

test('PRAC-02 of two tests started at once one runs, and a new one starts after it has ended', async () => {
  const started = await Promise.allSettled([start(1), start(2), start(3)]);
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(() => start(1))).toBe('TEST_RUNNING');
  world.passTime(11 * minuteMs);
  await start(1);
});

test('PRAC-02 a test submitted several times at once has one result', async () => {
  const { id: attemptId } = await start(2);
  await answerAll(attemptId, 1);
  const reviews = await Promise.all([1, 2, 3].map(() => api().submitAttempt({ attemptId })));
  expect(reviews.map(({ score }) => score)).toEqual([50, 50, 50]);
  world.passTime(dayMs);
  expect(await api().submitAttempt({ attemptId })).toEqual(reviews[0]);
  const late = { attemptId, place: 1, answer: 'late', version: 1 };
  expect(await refusalOf(() => api().saveAnswer(late))).toBe('TEST_OVER');
});

test('PRAC-02 two tabs don’t overwrite each other, and a repeated save changes nothing', async () => {
  const { id: attemptId } = await start(1);
  const first = { attemptId, place: 0, answer: 'one', version: 0 };
  const saved = await Promise.all([api().saveAnswer(first), api().saveAnswer(first)]);
  expect(saved).toEqual([
    { answer: 'one', version: 1 },
    { answer: 'one', version: 1 },
  ]);
  const other = { ...first, answer: 'two' };
  await expect(api().saveAnswer(other)).rejects.toMatchObject({
    code: 'ANSWER_CHANGED',
    data: { answer: 'one', version: 1 },
  });
  expect((await api().findRunning({})).test?.questions[0]).toMatchObject({
    answer: 'one',
    version: 1,
  });
});

test.each([
  ['no domain', { questionCount: 3 }],
  ['an unknown domain', { domain: 'cooking', questionCount: 3 }],
  ['no count', { domain }],
  ['no questions', { domain, questionCount: 0 }],
  ['six questions', { domain, questionCount: 6 }],
  ['half a question', { domain, questionCount: 1.5 }],
  ['a count as text', { domain, questionCount: '3' }],
])('PRAC-02 %s is refused and nothing is stored', async (_case, input) => {
  expect(await refusalOf(() => api().createAttempt(input as never))).toBe('INVALID_INPUT');
});

test('PRAC-02 too long answers, other places and other students’ tests are refused', async () => {
  const { id: attemptId } = await start(1);
  const save = { attemptId, place: 0, answer: '', version: 0 };
  const long = 'x'.repeat(20_001);
  expect(await refusalOf(() => api().saveAnswer({ ...save, answer: long }))).toBe('INVALID_INPUT');
  expect(await refusalOf(() => api().runAnswer({ attemptId, place: 0, answer: long }))).toBe(
    'INVALID_INPUT',
  );
  expect(await refusalOf(() => api().saveAnswer({ ...save, place: 1 }))).toBe('NOT_FOUND');
  const stranger = api(await world.student());
  expect(await refusalOf(() => stranger.saveAnswer(save))).toBe('NOT_FOUND');
  expect(await refusalOf(() => stranger.submitAttempt({ attemptId }))).toBe('NOT_FOUND');
  expect(await refusalOf(() => stranger.findReview({ attemptId }))).toBe('NOT_FOUND');
  expect(await refusalOf(() => stranger.recordTabSwitch({ attemptId }))).toBe('NOT_FOUND');
});

test('PRAC-02 tests in a row repeat no item while there are others', async () => {
  const seen: string[] = [];
  for (let n = 0; n < 5; n++) {
    const { id: attemptId } = await start();
    seen.push(...(await attemptRow(attemptId)).itemIds);
    await api().submitAttempt({ attemptId });
    world.passTime(1000);
  }
  expect(new Set(seen).size).toBe(25);
});

test('PRAC-02 a badge takes five questions, 80 % and seven days since the last try', async () => {
  expect((await takeTest(4, 4)).counts).toBe(false);
  world.passTime(1000);
  expect(await takeTest(3)).toMatchObject({ counts: true, passed: false });
  world.passTime(6 * dayMs);
  expect(await takeTest(5)).toMatchObject({ counts: false, passed: false, score: 100 });
  const [frontend] = (await api().listDomains({})).filter((each) => each.domain === domain);
  expect(frontend?.countsFrom?.getTime()).toBe(world.now.getTime() + dayMs);
  world.passTime(badge.everyMs - 6 * dayMs);
  expect(await takeTest(4)).toMatchObject({ counts: true, passed: true });
});

test.each(testDomains)(
  'PRAC-02 %s: a test that counts asks nothing with a published answer, and the result says so',
  async (each) => {
    const published = itemsByDomain[each].filter((item) => !isTemplate(item)).map(({ id }) => id);
    for (let week = 0; week < 8; week++) {
      const { id, counts } = await api().createAttempt({ domain: each, questionCount: 5 });
      expect(counts).toBe(true);
      expect((await attemptRow(id)).itemIds.filter((one) => published.includes(one))).toEqual([]);
      expect(await api().submitAttempt({ attemptId: id })).toMatchObject({ countedQuestions: 5 });
      world.passTime(badge.everyMs);
    }
  },
);

test('PRAC-02 a practice test counts no question, and may ask all', async () => {
  const published = itemsByDomain[domain].filter((item) => !isTemplate(item)).map(({ id }) => id);
  await takeTest(0);
  const asked: string[] = [];
  for (let n = 0; n < 4; n++) {
    world.passTime(1000);
    const { id, countedQuestions } = await takeTest(5);
    expect(countedQuestions).toBe(0);
    asked.push(...(await attemptRow(id)).itemIds);
  }
  expect(asked.some((id) => published.includes(id))).toBe(true);
});

test('PRAC-02 a function gets the keys of an object in the order of the item', async () => {
  const { id: attemptId } = await start(1);
  await setItems(attemptId, ['fe-fn-class-names']);
  await answerAll(attemptId, 1);
  expect(await api().submitAttempt({ attemptId })).toMatchObject({ score: 100 });
});

test('PRAC-02 a question with a published answer counts for no pass', async () => {
  const { id: attemptId } = await start();
  const asked = await answersIn(attemptId);
  const [first] = asked;
  if (!first) throw new Error('No question.');
  const { place, ...question } = first;
  await world.db
    .update(testAnswers)
    .set({ question: { ...question, isUnpublished: false } })
    .where(and(eq(testAnswers.attemptId, attemptId), eq(testAnswers.place, place)));
  await answerAll(attemptId, 5);
  expect(await api().submitAttempt({ attemptId })).toMatchObject({
    ...{ score: 100, counts: true, countedQuestions: 4, passed: false },
  });
});

test('PRAC-02 a changed or removed item changes neither a running test nor an old result', async () => {
  const before = await takeTest(3);
  world.passTime(1000);
  const { id: attemptId, questions } = await start(2);
  const asked = await answersIn(attemptId);
  const known = itemById as Map<string, TestItem>;
  const all = [...known];
  const changed: TestItem['make'] = () => ({
    ...{ kind: 'choice', prompt: 'Changed?', explanation: 'Changed.' },
    options: ['changed', 'b', 'c', 'd'],
  });
  try {
    for (const [id, item] of all) known.set(id, { ...item, make: changed });
    expect((await api().findRunning({})).test?.questions).toEqual(questions);
    expect(await api().findReview({ attemptId: before.id })).toEqual(before);
    known.clear();
    expect((await api().findRunning({})).test?.questions).toEqual(questions);
    expect(await api().findReview({ attemptId: before.id })).toEqual(before);
    for (const question of asked) {
      const answer = rightAnswer(question);
      await api().saveAnswer({ attemptId, place: question.place, answer, version: 0 });
    }
    const review = await api().submitAttempt({ attemptId });
    expect(review).toMatchObject({ score: 100, questionCount: 2 });
    expect(review.questions.map(({ explanation }) => explanation)).toEqual(
      asked.map(({ made }) => made.explanation),
    );
  } finally {
    for (const [id, item] of all) known.set(id, item);
  }
});

test('PRAC-02 a test of before questions were stored follows from its seed', async () => {
  const { id: attemptId, questions } = await start(3);
  await world.db
    .update(testAnswers)
    .set({ question: null })
    .where(eq(testAnswers.attemptId, attemptId));
  expect((await api().findRunning({})).test?.questions).toEqual(questions);
});

test.each([1.25, 1.5, 2] as const)(
  'PRAC-02 a student who takes %d times the time gets it in the next test, not in a running one',
  async (timeFactor) => {
    const { endsAt } = await start(2);
    await world.call(student).setting.saveTestTime({ timeFactor });
    expect((await world.call(student).setting.loadOwn({})).tests).toEqual({ timeFactor });
    expect((await api().findRunning({})).test?.endsAt).toEqual(endsAt);
    world.passTime(5 * minuteMs);
    const next = await start(2);
    expect(next.endsAt.getTime() - next.startsAt.getTime()).toBe(
      2 * secondsPerQuestion * 1000 * timeFactor,
    );
    expect(await attemptRow(next.id)).toMatchObject({ timeFactor });
  },
);

test.each([0, 0.5, 3, 1.1, '2', null])('PRAC-02 %j times the time is refused', async (factor) => {
  const save = () => world.call(student).setting.saveTestTime({ timeFactor: factor as never });
  expect(await refusalOf(save)).toBe('INVALID_INPUT');
});

test('PRAC-02 a text answer is short, and a list of guesses is wrong with its reason', async () => {
  const [item] = itemsByDomain[domain].filter(({ id }) => askedIn([id])[0]?.made.kind === 'text');
  const { id: attemptId } = await start(1);
  await setItems(attemptId, [item?.id ?? '']);
  const [question] = await answersIn(attemptId);
  const right = question ? rightAnswer(question) : '';
  const save = { attemptId, place: 0, version: 0 };
  const long = 'x'.repeat(121);
  expect(await refusalOf(() => api().saveAnswer({ ...save, answer: long }))).toBe(
    'ANSWER_TOO_LONG',
  );
  await api().saveAnswer({ ...save, answer: `cats; dogs; ${right}; birds` });
  const review = await api().submitAttempt({ attemptId });
  expect(review).toMatchObject({ score: 0, questions: [{ isRight: false, problem: 'list' }] });
});

test('PRAC-02 what a student pasted and how often they left is counted, and fails nobody', async () => {
  const { id: attemptId } = await start(1);
  const [question] = await answersIn(attemptId);
  if (!question) throw new Error('No question.');
  const answer = rightAnswer(question);
  await api().saveAnswer({ attemptId, place: 0, answer, version: 0, pasted: 120 });
  await api().recordTabSwitch({ attemptId });
  await api().recordTabSwitch({ attemptId });
  const review = await api().submitAttempt({ attemptId });
  expect(review).toMatchObject({ score: 100, tabSwitches: 2, questions: [{ pasted: 120 }] });
});

test('PRAC-02 readiness gets the best result of each domain of the last six months', async () => {
  const result = () => loadTestResult(world.ctx(), student.userId);
  expect(await result()).toBeNull();
  await takeTest(5);
  world.passTime(190 * dayMs);
  expect(await result()).toBeNull();
  await takeTest(1);
  world.passTime(1000);
  await takeTest(2);
  world.passTime(1000);
  const { id: attemptId } = await api().createAttempt({ domain: 'backend', questionCount: 5 });
  expect(await result()).toBe(40);
  await answerAll(attemptId, 5);
  await api().submitAttempt({ attemptId });
  expect(await result()).toBe(70);
});

test('PRAC-02 a class that starts at once needs one connection for each student', async () => {
  const { connectionString } = world;
  const few = openPool(
    { connectionString, max: 2, connectionTimeoutMillis: 3_000 },
    () => undefined,
  );
  const students = await Promise.all([1, 2, 3, 4].map(() => world.student()));
  const started = await Promise.all(
    students.map((each) =>
      world.call(each, { db: few.db }).skillTest.createAttempt({ domain, questionCount: 1 }),
    ),
  );
  await few.pool.end();
  expect(started).toHaveLength(4);
});

test('PRAC-02 a test that can’t be finished doesn’t hold up the others', async () => {
  const { id: attemptId } = await start(1);
  const broken: TestItem = {
    id: 'broken',
    difficulty: 'easy',
    skill: 'CSS',
    make: (random) => ({ kind: 'choice', prompt: random.pick([]), explanation: '', options: [] }),
  };
  await world.db
    .update(testAnswers)
    .set({ itemId: broken.id, question: null })
    .where(eq(testAnswers.attemptId, attemptId));
  student = await world.student();
  const { id: fine } = await start(1);
  world.passTime(11 * minuteMs);
  const known = itemById as Map<string, TestItem>;
  try {
    known.set(broken.id, broken);
    await finishExpired(world.ctx({ kind: 'system' }));
  } finally {
    known.delete(broken.id);
  }
  expect(await attemptRow(fine)).toMatchObject({ score: 0 });
  expect(world.failures.splice(0)).toHaveLength(1);
});

test('PRAC-02 while answers can’t be run, the result waits and nothing counts as wrong', async () => {
  const { id: attemptId } = await start(1);
  const [coding] = itemsByDomain[domain].filter(
    ({ id }) => askedIn([id])[0]?.made.kind === 'function',
  );
  await setItems(attemptId, [coding?.id ?? '']);
  await answerAll(attemptId, 1);
  const busy = {
    run: async () => ({ kind: 'problem', problem: 'busy' }) as const,
    close: async () => {},
  };
  const waiting = await world
    .call(student, { answerRunner: busy })
    .skillTest.submitAttempt({ attemptId });
  expect(waiting).toMatchObject({ score: null, questions: [] });
  world.passTime(2 * 60 * minuteMs);
  await finishExpired(world.ctx({ kind: 'system' }, { answerRunner: busy }));
  expect(await attemptRow(attemptId)).toMatchObject({ score: null });
  await finishExpired(world.ctx({ kind: 'system' }));
  expect(await api().findReview({ attemptId })).toMatchObject({ score: 100 });
  const rows = await world.db
    .select()
    .from(testAnswers)
    .where(and(eq(testAnswers.attemptId, attemptId), eq(testAnswers.isRight, true)));
  expect(rows).toHaveLength(1);
});
