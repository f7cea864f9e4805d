import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { maxCards, quizLength } from '#domain/learning/learning.ts';
import { dayMs } from '#domain/time.ts';
import { learningProgress, reviewCards } from '#server/db/tables/learning.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readLessons } from './lessons.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const topic = 'operating-systems';
const found = readLessons().all.find((each) => each.topic === topic);
if (!found) throw new Error('no lesson');
const lesson = found;
const [first, second] = lesson.concepts;
const check = first?.checks[0];
if (!first || !second || !check) throw new Error('no concepts');
const [right = '', wrong = ''] = check.options;

const api = (of: Student = student) => world.call(of).learning;
const answerOf = (id: string, isRight = true) =>
  readLessons().questions.get(id)?.question.options[isRight ? 0 : 1] ?? '';
const cards = async (of: Student = student) =>
  (await world.rows(reviewCards)).filter(({ userId }) => userId === of.userId);
const progress = async () =>
  (await world.rows(learningProgress)).filter(({ userId }) => userId === student.userId);
const conceptOf = async (id: string) =>
  (await api().load({ topic })).concepts.find((each) => each.id === id);

/** Answers a whole quiz, with the given number of right answers. */
async function takeQuiz(rightAnswers: number) {
  const { quiz } = await api().createQuiz({ topic });
  if (!quiz) throw new Error('no quiz');
  let page;
  for (const [at, { id }] of quiz.questions.entries())
    page = await api().submitQuizAnswer({
      topic,
      quizId: quiz.id,
      questionId: id,
      answer: answerOf(id, at < rightAnswers),
    });
  return { quiz, page };
}

test('PRAC-05 no answer says which option is right before the question is answered', async () => {
  const explanations = [...readLessons().questions.values()].map(
    ({ question }) => question.explanation,
  );
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  const { quiz } = await api().createQuiz({ topic });
  world.passTime(2 * dayMs);
  const texts = [
    await api().list({}),
    await api().load({ topic }),
    await api().findQuiz({ topic }),
    await api().createQuiz({ topic }),
    await api().listCards({}),
  ].map((answer) => JSON.stringify(answer));
  for (const text of texts)
    expect(explanations.filter((each) => text.includes(JSON.stringify(each)))).toEqual([]);
  const asked = quiz?.questions ?? [];
  const firstOptions = asked.filter(({ id, options }) => options[0] === answerOf(id));
  expect(firstOptions.length).toBeLessThan(quizLength);
});

test('PRAC-05 the place is restored on another device, the last one counts', async () => {
  await api().setPlace({ topic, concept: first.id });
  world.passTime(1000);
  await Promise.all([1, 2, 3].map(() => api().setPlace({ topic, concept: second.id })));
  const { items, last } = await api().list({});
  expect(last).toBe(topic);
  expect(items[0]).toMatchObject({ topic, place: { id: second.id, title: second.title } });
  expect(await progress()).toMatchObject([{ readConcepts: [first.id, second.id] }]);
  expect(await conceptOf(first.id)).toMatchObject({ state: 'read' });
  const other = readLessons().all.find((each) => each.topic !== topic);
  world.passTime(1000);
  await api().setPlace({ topic: other?.topic ?? '', concept: other?.concepts[0]?.id ?? '' });
  expect((await api().list({})).last).toBe(other?.topic);
});

test('PRAC-05 a concept is done when its questions are answered correctly, and stays done', async () => {
  for (const { id } of first.checks)
    await api().submitAnswer({ topic, questionId: id, answer: answerOf(id) });
  expect(await conceptOf(first.id)).toMatchObject({
    state: 'done',
    checks: first.checks.map(({ id, explanation }) => ({
      id,
      solved: { right: answerOf(id), explanation },
    })),
  });
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  expect(await conceptOf(first.id)).toMatchObject({ state: 'done' });
  expect((await api().list({})).items[0]).toMatchObject({ done: 1 });
  expect((await api(await world.student()).list({})).items[0]).toMatchObject({ done: 0 });
});

test('PRAC-05 another student sees neither the progress nor the quiz', async () => {
  await api().submitAnswer({ topic, questionId: check.id, answer: right });
  await takeQuiz(10);
  const stranger = api(await world.student());
  const page = await stranger.load({ topic });
  expect(page).toMatchObject({ done: 0, percent: 0, quizBest: null, place: null });
  expect(page.concepts.flatMap(({ checks }) => checks).filter(({ solved }) => solved)).toEqual([]);
  expect(await stranger.findQuiz({ topic })).toMatchObject({ quizBest: null, quiz: null });
});

test('PRAC-05 right answers given at once are all kept', async () => {
  const all = lesson.concepts.flatMap(({ checks }) => checks);
  await Promise.all(
    [...all, ...all].map(({ id }) =>
      api().submitAnswer({ topic, questionId: id, answer: answerOf(id) }),
    ),
  );
  const [row] = await progress();
  expect(row?.rightAnswers.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});

test('PRAC-05 a wrong answer makes one card, even given twice at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => api().submitAnswer({ topic, questionId: check.id, answer: wrong })),
  );
  expect(answers[0]).toEqual({
    answer: wrong,
    isRight: false,
    right,
    explanation: check.explanation,
  });
  expect(await cards()).toMatchObject([{ questionId: check.id, reps: 1, lapses: 0 }]);
});

test.each([
  ['topic', { topic: 'cooking', questionId: check.id, answer: right }],
  ['retired question', { topic, questionId: 'os-retired-1', answer: right }],
  ['question of the quiz', { topic, questionId: lesson.quiz[0]?.id ?? '', answer: right }],
  ['former option', { topic, questionId: check.id, answer: 'What it said before' }],
])('PRAC-05 an answer to a %s is rejected, and progress is kept', async (_, input) => {
  await api().submitAnswer({ topic, questionId: check.id, answer: right });
  const before = await progress();
  world.passTime(1000);
  expect(await world.refusal(() => api().submitAnswer(input))).toBe('NOT_FOUND');
  expect(await progress()).toEqual(before);
  expect(await cards()).toEqual([]);
});

test('PRAC-05 unknown topics and concepts are not found', async () => {
  const calls = [
    () => api().load({ topic: 'cooking' }),
    () => api().countJobs({ topic: 'constructor' }),
    () => api().findQuiz({ topic: 'cooking' }),
    () => api().createQuiz({ topic: 'cooking' }),
    () => api().setPlace({ topic, concept: 'constructor' }),
    () => api().setPlace({ topic: 'cooking', concept: first.id }),
  ];
  for (const call of calls) expect(await world.refusal(call)).toBe('NOT_FOUND');
  expect(await progress()).toEqual([]);
});

test('PRAC-05 a quiz has ten distinct questions, is graded, and keeps the best result', async () => {
  const { quiz, page } = await takeQuiz(8);
  expect(new Set(quiz.questions.map(({ id }) => id)).size).toBe(quizLength);
  expect(page).toMatchObject({ quizBest: 80, quiz: { percent: 80 } });
  expect((await api().list({})).items[0]).toMatchObject({ quizBest: 80, isPassed: true });
  expect((await cards()).map(({ questionId }) => questionId).toSorted()).toEqual(
    quiz.questions
      .slice(8)
      .map(({ id }) => id)
      .toSorted(),
  );
  const again = await takeQuiz(3);
  expect(again.quiz.id).not.toBe(quiz.id);
  const asked = new Set(quiz.questions.map(({ id }) => id));
  expect(again.quiz.questions.filter(({ id }) => asked.has(id))).toEqual([]);
  expect(again.page).toMatchObject({ quizBest: 80, quiz: { percent: 30 } });
});

test('PRAC-05 quizzes started at once are one quiz, which goes on until it is finished', async () => {
  const started = await Promise.all([1, 2, 3, 4].map(() => api().createQuiz({ topic })));
  const ids = new Set(started.map(({ quiz }) => quiz?.id));
  expect(ids.size).toBe(1);
  const [quizId = ''] = ids;
  const questionId = started[0]?.quiz?.questions[0]?.id ?? '';
  const answers = [answerOf(questionId, false), answerOf(questionId)].map((answer) =>
    api().submitQuizAnswer({ topic, quizId, questionId, answer }),
  );
  const [one, other] = await Promise.all(answers);
  expect(one?.quiz?.questions[0]?.answered).toEqual(other?.quiz?.questions[0]?.answered);
  const { quiz } = await api().createQuiz({ topic });
  expect(quiz).toMatchObject({ id: quizId, percent: null });
  expect(quiz?.questions.filter(({ answered }) => answered)).toHaveLength(1);
});

test('PRAC-05 the last answers of a quiz given at once end it once', async () => {
  const { quiz } = await api().createQuiz({ topic });
  const questions = quiz?.questions ?? [];
  await Promise.all(
    [...questions, ...questions].map(({ id }) =>
      api().submitQuizAnswer({
        topic,
        quizId: quiz?.id ?? '',
        questionId: id,
        answer: answerOf(id),
      }),
    ),
  );
  expect(await progress()).toMatchObject([{ quizBest: 100 }]);
  expect(await cards()).toEqual([]);
});

test('PRAC-05 an answer to another quiz, or to a question it doesn’t have, is rejected', async () => {
  const other = await world.student();
  const { quiz: theirs } = await api(other).createQuiz({ topic });
  const { quiz } = await api().createQuiz({ topic });
  const [asked] = quiz?.questions ?? [];
  const input = { topic, quizId: quiz?.id ?? '', questionId: asked?.id ?? '' };
  const absent = lesson.quiz.find(({ id }) => !quiz?.questions.some((each) => each.id === id));
  const bad = [
    { ...input, quizId: theirs?.id ?? '', answer: answerOf(input.questionId) },
    { ...input, questionId: absent?.id ?? '', answer: absent?.options[0] ?? '' },
    { ...input, questionId: 'os-retired-1', answer: right },
    { ...input, answer: 'What it said before' },
  ];
  for (const each of bad)
    expect(await world.refusal(() => api().submitQuizAnswer(each))).toBe('NOT_FOUND');
  const open = [...((await api().findQuiz({ topic })).quiz?.questions ?? [])];
  expect(open.filter(({ answered }) => answered)).toEqual([]);
});

test('PRAC-05 a quiz with a retired question can be finished without it', async () => {
  const { quiz } = await api().createQuiz({ topic });
  const questions = quiz?.questions.slice(0, 5) ?? [];
  await world.db
    .update(learningProgress)
    .set({ quizQuestions: ['os-retired-1', ...questions.map(({ id }) => id)] })
    .where(eq(learningProgress.userId, student.userId));
  for (const { id } of questions)
    await api().submitQuizAnswer({
      topic,
      quizId: quiz?.id ?? '',
      questionId: id,
      answer: answerOf(id),
    });
  expect(await api().findQuiz({ topic })).toMatchObject({ quizBest: 100, quiz: { percent: 100 } });
});

test('PRAC-05 a card comes back when it is due, and then in growing intervals', async () => {
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  const before = await api().listCards({});
  expect(before).toMatchObject({ items: [], total: 0 });
  expect(before.nextAt?.getTime()).toBe(world.now.getTime() + dayMs);
  world.passTime(dayMs);
  expect(await api().list({})).toMatchObject({ dueCards: 1 });
  expect((await api().listCards({})).items).toMatchObject([{ id: check.id, topic }]);
  const reviews = await Promise.all(
    [1, 2, 3].map(() => api().submitReview({ questionId: check.id, answer: right })),
  );
  expect(new Set(reviews.map(({ dueAt }) => dueAt.getTime())).size).toBe(1);
  expect(await cards()).toMatchObject([{ reps: 2, lapses: 0 }]);
  expect(await api().listCards({})).toMatchObject({ total: 0, nextAt: reviews[0]?.dueAt });
});

test('PRAC-05 a wrong answer in a quiz brings back a card that was far away', async () => {
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  const far = new Date(world.now.getTime() + 40 * dayMs);
  await world.db
    .update(reviewCards)
    .set({ dueAt: far, scheduledDays: 40, stability: 40, reps: 5 })
    .where(eq(reviewCards.userId, student.userId));
  world.passTime(2 * dayMs);
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  const [card] = await cards();
  expect(card?.dueAt.getTime()).toBeLessThan(far.getTime());
  expect(card).toMatchObject({ reps: 6, lapses: 1 });
});

test('PRAC-05 another student’s card and the card of a retired question are rejected', async () => {
  await api().submitAnswer({ topic, questionId: check.id, answer: wrong });
  const [theirs] = await cards();
  if (!theirs) throw new Error('no card');
  await world.db.insert(reviewCards).values({ ...theirs, questionId: 'os-retired-1' });
  const kept = await cards();
  world.passTime(2 * dayMs);
  const stranger = await world.student();
  const review = { questionId: check.id, answer: right };
  expect(await world.refusal(() => api(stranger).submitReview(review))).toBe('NOT_FOUND');
  const retired = { questionId: 'os-retired-1', answer: right };
  expect(await world.refusal(() => api().submitReview(retired))).toBe('NOT_FOUND');
  expect(await cards()).toEqual(kept);
  expect(await cards(stranger)).toEqual([]);
  expect(await api().listCards({})).toMatchObject({ total: 1 });
});

test('PRAC-05 one review offers a limited number of cards and says how many are due', async () => {
  await world.db.insert(reviewCards).values(
    [...readLessons().questions.keys()].slice(0, maxCards + 3).map((questionId) => ({
      ...{ userId: student.userId, questionId, stability: 1, difficulty: 5, scheduledDays: 1 },
      ...{ reps: 1, lapses: 0, dueAt: world.now, reviewedAt: world.now },
    })),
  );
  const { items, total } = await api().listCards({});
  expect([items.length, total]).toEqual([maxCards, maxCards + 3]);
});

test('PRAC-05 the jobs of a topic are those of its searches', async () => {
  const company = await world.company();
  for (const title of ['One', 'Two']) await world.posting(company, { title, skills: ['Linux'] });
  const { items } = await api().countJobs({ topic });
  expect(items.map(({ skill }) => skill)).toEqual(lesson.skills);
  for (const { skill, count, capped } of items) {
    const { total, corrected } = await world.call(student).search.list({ q: skill });
    expect({ count, capped }).toEqual(corrected === null ? total : { count: 0, capped: false });
  }
  expect(items.find(({ skill }) => skill === 'Linux')).toMatchObject({ count: 2 });
});
