import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let company: Awaited<ReturnType<World['company']>>;
let office: ReturnType<World['call']>['posting'];
let student: Awaited<ReturnType<World['student']>>;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await world.company();
  office = world.call(await world.member(company, 'recruiter')).posting;
  student = await world.student();
});

const content = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
  practiceQuestions:
    '1. How long do you knead?\n\n- Which flour, and why?\n- Which flour, and why?',
  sharesPractice: true,
};
const questions = ['How long do you knead?', 'Which flour, and why?'];
const listed = async (search = company.name) =>
  (await world.call(student).question.listPublished({ search })).items;

async function publish(values: Partial<typeof content> = {}) {
  const { id: postingId } = await office.create({ ...content, ...values });
  await office.move({ postingId, to: 'active', version: 1 });
  return postingId;
}

test('PRAC-01 students see the questions of an open posting with the company’s name', async () => {
  const postingId = await publish();
  expect(await listed()).toEqual([
    { postingId, title: 'Baker', companyName: company.name, questions },
  ]);
});

test('PRAC-01 a draft’s questions are not shown', async () => {
  await office.create(content);
  expect(await listed()).toEqual([]);
});

test.each([
  ['that are not shared', { sharesPractice: false }],
  ['that are empty', { practiceQuestions: ' \n ' }],
])('PRAC-01 questions %s are not shown', async (_case, values) => {
  await publish(values);
  expect(await listed()).toEqual([]);
});

test('PRAC-01 questions disappear when the company stops sharing, closes the posting, or its deadline passes', async () => {
  const postingId = await publish({ deadline: '2099-01-01' });
  await office.save({ ...content, postingId, version: 2, sharesPractice: false });
  expect(await listed()).toEqual([]);
  await office.save({ ...content, postingId, version: 3 });
  expect(await listed()).toHaveLength(1);
  await office.move({ postingId, to: 'closed', version: 4 });
  expect(await listed()).toEqual([]);
  await world.posting(company, {
    practiceQuestions: 'Why?',
    sharesPractice: true,
    deadline: new Date(world.now.getTime() + 1000),
  });
  expect(await listed()).toHaveLength(1);
  world.passTime(1000);
  expect(await listed()).toEqual([]);
});

test('PRAC-01 a suspended company’s questions disappear', async () => {
  await publish();
  await world.pool.query(`update companies set status = 'suspended' where id = $1`, [company.id]);
  expect(await listed()).toEqual([]);
});

test('PRAC-01 students find questions by job and by company, page by page', async () => {
  await publish({ title: 'Master of %_ovens' });
  world.passTime(1000);
  await publish();
  expect((await listed('%_OVENS')).map(({ title }) => title)).toEqual(['Master of %_ovens']);
  const { listPublished } = world.call(student).question;
  const first = await listPublished({ search: company.name, limit: 1 });
  expect([first.items[0]?.title, first.total.count]).toEqual(['Baker', 2]);
  const next = await listPublished({ search: company.name, limit: 1, after: first.older ?? '' });
  expect(next.items.map(({ title }) => title)).toEqual(['Master of %_ovens']);
});

test('PRAC-01 a copy of a posting keeps its questions, and shows them only once it is published', async () => {
  const postingId = await publish();
  const { id: copyId } = await office.createCopy({ postingId });
  expect(await office.loadOwn({ postingId: copyId })).toMatchObject({
    practiceQuestions: content.practiceQuestions,
    sharesPractice: true,
  });
  expect(await listed()).toHaveLength(1);
});
