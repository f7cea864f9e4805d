import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { applicationForm, insertPosting } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

const [why, years, where] = ['a', 'b', 'c'].map(
  (end) => `01990000-0000-7000-8000-00000000000${end}`,
) as [string, string, string];
const screeningQuestions = [
  { id: why, kind: 'text' as const, text: 'Why us & not "them"?', required: true, options: [] },
  { id: years, kind: 'number' as const, text: 'How many years?', required: false, options: [] },
  { id: where, kind: 'choice' as const, text: 'Where?', required: true, options: ['Pune', 'Goa'] },
];
const answered = {
  [`answer-${why}`]: 'Bread <b>',
  [`answer-${years}`]: '2.5',
  [`answer-${where}`]: 'Goa',
};

let server: TestServer;
let student: Client;
let path: string;
let postingId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  student = await server.signUp(`Asha ${crypto.randomUUID()}`);
  ({ postingId } = await insertPosting(server.deps.db, { title: 'Baker', screeningQuestions }));
  path = `/job-application/${postingId}`;
});

const apply = async (form: FormData) => {
  const response = await student.postForm(path, form);
  return { status: response.status, answer: await response.json() };
};
const sent = async () => {
  const rows = await server.deps.db.select().from(applications);
  return rows.find((row) => row.postingId === postingId);
};

test('CAR-04 the posted form carries the answers, which are stored with their questions', async () => {
  expect(await apply(applicationForm(pdf(), 'cv.pdf', answered))).toMatchObject({ status: 200 });
  expect((await sent())?.answers).toEqual([
    { questionId: why, kind: 'text', question: 'Why us & not "them"?', answer: 'Bread <b>' },
    { questionId: years, kind: 'number', question: 'How many years?', answer: '2.5' },
    { questionId: where, kind: 'choice', question: 'Where?', answer: 'Goa' },
  ]);
});

test.each([
  ['a required question without an answer', { [`answer-${why}`]: ' ' }, 'ANSWER_REQUIRED'],
  ['a number in words', { [`answer-${years}`]: 'two' }, 'ANSWER_NOT_A_NUMBER'],
  ['an answer that is not an option', { [`answer-${where}`]: 'Paris' }, 'ANSWER_NOT_AN_OPTION'],
  ['an answer that is too long', { [`answer-${why}`]: 'x'.repeat(2_001) }, 'ANSWER_TOO_LONG'],
  ['an unknown question', { [`answer-${crypto.randomUUID()}`]: 'x' }, 'QUESTIONS_CHANGED'],
  ['a malformed question id', { 'answer-__proto__': 'x' }, 'QUESTIONS_CHANGED'],
])('CAR-07 %s is refused, and all submitted values come back with the file', async (...row) => {
  const [, wrong, refusal] = row;
  const values = { ...answered, ...wrong };
  const { answer } = await apply(applicationForm(pdf(), 'cv.pdf', values));
  expect(answer).toMatchObject({ ok: false, refusal, keptFile: { name: 'cv.pdf' } });
  expect(answer.values).toMatchObject(Object.fromEntries(Object.entries(values)));
  expect(await sent()).toBeUndefined();
});

test('CAR-07 without scripts the page returns with the error at its question and every answer filled in', async () => {
  const values = { ...answered, [`answer-${years}`]: 'two' };
  const body = applicationForm(pdf(), 'cv.pdf', values);
  const page = await student.fetch(path, { method: 'POST', body });
  const html = await page.text();
  expect(page.status).toBe(422);
  expect(html).toContain('Enter a number, such as 3 or 2.5.');
  expect(html).toContain('Bread &lt;b&gt;');
  expect(html).toMatch(/<input(?=[^>]*value="two")(?=[^>]*aria-invalid="true")/u);
  expect(html).toMatch(/<input(?=[^>]*value="Goa")(?=[^>]*checked)/u);
});

test('CAR-04 a previously sent resume is offered and can be chosen; another student’s can’t', async () => {
  const { postingId: other } = await insertPosting(server.deps.db, { title: 'Cook' });
  await student.postForm(`/job-application/${other}`, applicationForm(pdf(900), 'saved.pdf'));
  const page = await (await student.fetch(path)).text();
  const [, savedId = ''] = /name="resumeChoice"[^>]*value="([0-9a-f-]{36})"/u.exec(page) ?? [];
  expect(page).toContain('saved.pdf');

  const stranger = await server.signUp(`Omar ${crypto.randomUUID()}`);
  const chosen = { ...answered, resumeChoice: savedId };
  const stolen = await stranger.postForm(path, applicationForm(null, '', chosen));
  expect([stolen.status, await stolen.json()]).toMatchObject([404, { refusal: 'NOT_FOUND' }]);

  const refused = await apply(applicationForm(null, '', { ...chosen, email: 'x' }));
  expect(refused.answer).toMatchObject({
    refusal: 'EMAIL_INVALID',
    values: { resumeChoice: savedId },
  });
  expect(await apply(applicationForm(null, '', chosen))).toMatchObject({ status: 200 });
  expect((await sent())?.resumeFileId).toBe(savedId);
});

test('CAR-04 choosing to upload another resume without a file is refused with a message', async () => {
  const form = applicationForm(null, '', { ...answered, resumeChoice: 'upload' });
  expect(await apply(form)).toMatchObject({ status: 422, answer: { refusal: 'RESUME_REQUIRED' } });
});
