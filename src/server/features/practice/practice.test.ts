import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { graceMs, maxOpenSessions } from '#domain/practice/practice-limits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadInterviewScore } from './practice-progress.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const study = {
  kind: 'behavioral',
  domain: 'hr',
  experienceLevel: 'junior',
  questionCount: 3,
  mode: 'study',
  answerSeconds: null,
} as const;
const real = { ...study, mode: 'real', answerSeconds: 120 } as const;
const text =
  'During my internship in Pune I had to plan the schedule of twelve nurses. I asked each of them for their wishes, wrote a first plan and changed it twice. In the end nobody worked two weekends in a row.';

const api = (of: Student = student) => world.call(of).practice;
const save = (sessionId: string, changes: object = {}) =>
  api().saveAnswer({ sessionId, position: 0, text, seconds: null, version: 0, ...changes });

async function createAnswered(input: typeof study | typeof real = study): Promise<string> {
  const { id } = await api().createSession(input);
  if (input.mode === 'real') await api().startAnswer({ sessionId: id, position: 0 });
  await save(id);
  return id;
}

async function finish(): Promise<string> {
  const sessionId = await createAnswered();
  await api().finishSession({ sessionId });
  return sessionId;
}

test('PRAC-03 a session asks distinct questions of its kind, and other ones the next time', async () => {
  const asked = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const { id } = await api().createSession(study);
    const { answers } = await api().findSession({ sessionId: id });
    expect(answers.map(({ type }) => type)).toEqual(['behavioral', 'behavioral', 'behavioral']);
    for (const { question } of answers) asked.add(question);
    world.passTime(1000);
  }
  expect(asked.size).toBe(9);
  const { id } = await api().createSession({ ...study, kind: 'technical' });
  const { answers } = await api().findSession({ sessionId: id });
  expect(answers.some(({ type }) => type === 'behavioral')).toBe(false);
});

test('PRAC-03 a saved set is practised with all its questions; another student’s set is not found', async () => {
  const set = await world
    .call(student)
    .question.createSet({ domain: 'sales', experienceLevel: 'lead', questionCount: 5 });
  const input = { setId: set.id, mode: 'study', answerSeconds: null } as const;
  const { id } = await api().createFromSet(input);
  const { answers, kind } = await api().findSession({ sessionId: id });
  expect(kind).toBe('set');
  expect(answers.map(({ question }) => question)).toEqual(set.questions.map((q) => q.question));
  const other = await world.student();
  expect(await world.refusal(() => api(other).createFromSet(input))).toBe('NOT_FOUND');
});

test('PRAC-03 study mode gives feedback after each answer, and a change takes it back', async () => {
  const sessionId = await createAnswered();
  const { answers } = await api().submitAnswer({ sessionId, position: 0, version: 1 });
  expect(answers[0]?.points.length).toBeGreaterThan(0);
  const given = answers[0]?.feedback;
  expect(given?.score).toBeGreaterThan(20);
  for (const { quotes } of given?.remarks ?? [])
    for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote);
  await save(sessionId, { text: `${text} They still use it.`, version: 1 });
  const changed = await api().findSession({ sessionId });
  expect(changed.answers[0]).toMatchObject({ feedback: null, submittedAt: null, version: 2 });
});

test('PRAC-03 real mode hides the points, runs a timer that no reload restarts, and judges at the end', async () => {
  const { id: sessionId } = await api().createSession(real);
  expect(await world.refusal(() => save(sessionId))).toBe('ANSWER_LATE');
  const started = await api().startAnswer({ sessionId, position: 0 });
  const { endsAt, points } = started.answers[0] ?? {};
  expect(endsAt).toEqual(new Date(world.now.getTime() + 120_000));
  expect(points).toEqual([]);
  world.passTime(60_000);
  const again = await api().startAnswer({ sessionId, position: 0 });
  expect(again.answers[0]?.endsAt).toEqual(endsAt);
  await save(sessionId);
  const submitted = await api().submitAnswer({ sessionId, position: 0, version: 1 });
  expect(submitted.answers[0]?.feedback).toBeNull();
  expect(await world.refusal(() => save(sessionId, { text: 'More', version: 1 }))).toBe(
    'ANSWER_LATE',
  );
  await api().startAnswer({ sessionId, position: 1 });
  world.passTime(120_000 + graceMs + 1);
  expect(await world.refusal(() => save(sessionId, { position: 1 }))).toBe('ANSWER_LATE');
  const { answers, score } = await api().finishSession({ sessionId });
  expect(answers[0]?.feedback?.score).toBe(score);
  expect(answers[0]?.points.length).toBeGreaterThan(0);
});

test('PRAC-03 of two tabs that save at once the second is refused, and the first text stays', async () => {
  const { id: sessionId } = await api().createSession(study);
  const results = await Promise.allSettled([
    save(sessionId, { text: 'One' }),
    save(sessionId, { text: 'Two' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const kept = results[0].status === 'fulfilled' ? 'One' : 'Two';
  expect((await api().findSession({ sessionId })).answers[0]).toMatchObject({
    text: kept,
    version: 1,
  });
  expect(await world.refusal(() => save(sessionId, { text: 'Three' }))).toBe('ANSWER_CHANGED');
  // A retry of what was stored is no conflict.
  expect(await save(sessionId, { text: kept })).toEqual({ version: 1 });
});

test('PRAC-03 finishing twice at once gives one result and counts once', async () => {
  const sessionId = await createAnswered();
  const [one, other] = await Promise.all([
    api().finishSession({ sessionId }),
    api().finishSession({ sessionId }),
  ]);
  expect(one).toEqual(other);
  expect((await api().loadQuota({})).used).toBe(1);
  expect(await world.refusal(() => save(sessionId, { text: 'Later', version: 1 }))).toBe(
    'PRACTICE_ENDED',
  );
});

test('PRAC-03 of 20 sessions finished at once with 2 of 3 used, one succeeds and no answer is lost', async () => {
  const open: string[] = [];
  for (let n = 0; n < 20; n++) open.push(await createAnswered());
  await finish();
  await finish();
  const results = await Promise.allSettled(
    open.map((sessionId) => api().finishSession({ sessionId })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await api().loadQuota({})).used).toBe(3);
  const left = open[results.findIndex(({ status }) => status === 'rejected')] ?? '';
  const { answers, finishedAt } = await api().findSession({ sessionId: left });
  expect([finishedAt, answers[0]?.text, answers[0]?.feedback]).toEqual([null, text, null]);
  expect(await world.refusal(() => api().createSession(study))).toBe('PLAN_LIMIT');
});

test('PRAC-03 the quota is per calendar month in UTC, removing a session frees nothing, and too short answers don’t count', async () => {
  const { id: short } = await api().createSession(study);
  await save(short, { text: 'I do not know.' });
  const finished = await api().finishSession({ sessionId: short });
  expect(finished.answers[0]?.feedback).toMatchObject({ score: null, unscored: 'too-short' });
  expect([finished.score, (await api().loadQuota({})).used]).toEqual([null, 0]);
  const sessionId = await finish();
  await api().removeSession({ sessionId });
  const { used, resetsAt, limit } = await api().loadQuota({});
  expect([used, limit]).toEqual([1, 3]);
  expect(await world.refusal(() => api().findSession({ sessionId }))).toBe('NOT_FOUND');
  const { rows } = await world.pool.query(
    'select 1 from practice_answers where user_id = $1 and session_id = $2',
    [student.userId, sessionId],
  );
  expect(rows).toEqual([]);
  world.passTime(resetsAt.getTime() - world.now.getTime());
  expect((await api().loadQuota({})).used).toBe(0);
  expect(resetsAt.toISOString()).toMatch(/-01T00:00:00\.000Z$/u);
});

test('PRAC-03 the score of a session is the mean of all answers, whenever they were judged', async () => {
  const sessionId = await createAnswered();
  await api().submitAnswer({ sessionId, position: 0, version: 1 });
  await save(sessionId, { position: 1, text: text.slice(0, 140) });
  const { answers, score } = await api().finishSession({ sessionId });
  const [first, second] = answers.flatMap(({ feedback }) => feedback?.score ?? []);
  expect(first).not.toBe(second);
  expect(score).toBe(Math.round(((first ?? 0) + (second ?? 0)) / 2));
});

test('PRAC-03 a student has a limited number of open sessions', async () => {
  for (let n = 0; n < maxOpenSessions; n++) await api().createSession(study);
  expect(await world.refusal(() => api().createSession(study))).toBe('TOO_MANY_KEPT');
});

test('PRAC-03 nothing answered is nothing finished', async () => {
  const { id: sessionId } = await api().createSession(study);
  expect(await world.refusal(() => api().finishSession({ sessionId }))).toBe('NOTHING_ANSWERED');
});

test('PRAC-03 another student finds, changes and removes nothing of a session', async () => {
  const sessionId = await createAnswered();
  const other = api(await world.student());
  const place = { sessionId, position: 0 };
  const tries = [
    () => other.findSession({ sessionId }),
    () => other.startAnswer(place),
    () => other.saveAnswer({ ...place, text: 'Mine', seconds: null, version: 1 }),
    () => other.submitAnswer({ ...place, version: 1 }),
    () => other.finishSession({ sessionId }),
  ];
  for (const attempt of tries) expect(await world.refusal(attempt)).toBe('NOT_FOUND');
  await other.removeSession({ sessionId });
  expect((await api().findSession({ sessionId })).answers[0]?.text).toBe(text);
});

test.each([
  ['a real session without time', { ...real, answerSeconds: null }],
  ['a study session with time', { ...study, answerSeconds: 120 }],
  ['another time', { ...real, answerSeconds: 5 }],
  ['another count', { ...study, questionCount: 4 }],
])('PRAC-03 %s is refused', async (_case, input) => {
  expect(await world.refusal(() => api().createSession(input as typeof study))).toBe(
    'INVALID_INPUT',
  );
  expect((await api().listSessions({})).total.count).toBe(0);
});

test('PRAC-03 HOME-01 the interview score is the mean of the last five finished sessions', async () => {
  const score = () => loadInterviewScore(world.ctx(), student.userId);
  expect(await score()).toBeNull();
  const first = await finish();
  const { score: measured } = await api().findSession({ sessionId: first });
  expect(await score()).toBe(measured);
  const { sessions } = await api().loadProgress({});
  expect(sessions).toMatchObject([{ id: first, score: measured, fillerRate: 0 }]);
  expect(sessions[0]?.parts.structure).toBeGreaterThan(0);
  // The home page says why its number moved, also when the session is deleted.
  const causes = async () =>
    (await world.call(student).readiness.listChanges({})).items.map(({ cause }) => cause);
  expect(await causes()).toEqual(['interview-finished']);
  world.passTime(1_000);
  await api().removeSession({ sessionId: first });
  expect(await causes()).toEqual(['interview-removed', 'interview-finished']);
});
