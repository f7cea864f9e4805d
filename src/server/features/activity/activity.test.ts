import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const day = 24 * 3_600_000;

test('HOME-02 a new student’s activity is empty', async () => {
  const { stages, sent, responses, scores, views } = await world
    .call(await world.student())
    .activity.load({});
  expect([sent, responses, views]).toEqual([
    0,
    { medianDays: null, companies: [] },
    { total: 0, counts: Array.from({ length: 13 }, () => 0), companies: [] },
  ]);
  expect(stages.every(({ waiting, closed }) => waiting + closed === 0)).toBe(true);
  expect(
    Object.values(scores)
      .flat()
      .every((value) => value === null),
  ).toBe(true);
});

test('HOME-02 activity counts the student’s own applications, responses, scores and views only', async () => {
  const company = await world.company({ name: 'Bakery' });
  const owner = await world.member(company, 'owner');
  const student = await world.student();
  const other = await world.student();
  const posting = await world.posting(company);
  const application = await world.application({ posting, student });
  await world.application({ posting, student: other });
  await world.call(student).ats.create({ ...atsNumbers, score: 40 });
  await world.call(other).ats.create({ ...atsNumbers, score: 99 });
  world.passTime(4 * day);
  await world
    .call(owner)
    .application.move({ applicationId: application.id, to: 'under_review', version: 1 });
  await notifyMoves(world);
  await world.call(owner).application.move({
    applicationId: application.id,
    to: 'rejected',
    version: 2,
    reason: 'Another one fits better.',
  });
  await notifyMoves(world);
  await world.call(student).ats.create({ ...atsNumbers, score: 70 });
  await world.call(other).ats.create({ ...atsNumbers, score: 98 });
  await world.db.insert(profileViews).values({
    companyId: company.id,
    id: uuid(),
    studentId: student.userId,
    viewedAt: new Date(world.now.getTime() - 40 * day),
  });
  await world.db.insert(profileViews).values(
    [student, student, other].map(({ userId: studentId }) => ({
      companyId: company.id,
      id: uuid(),
      studentId,
      viewedAt: world.now,
    })),
  );
  world.passTime(day);
  const activity = await world.call(student).activity.load({ range: '30d' });
  const { stages, sent, responses, scores, views } = activity;
  expect([sent, responses]).toEqual([
    1,
    {
      medianDays: 4,
      companies: [
        { companyId: company.id, companyName: 'Bakery', sent: 1, answered: 1, medianDays: 4 },
      ],
    },
  ]);
  expect(stages.at(-1)).toEqual({ waiting: 0, interview: 0, offer: 0, closed: 1 });
  expect(stages.at(-2)).toEqual({ waiting: 1, interview: 0, offer: 0, closed: 0 });
  expect(scores.ats.slice(-2)).toEqual([40, 70]);
  expect(scores.readiness.slice(-2)).toEqual([40, 70]);
  expect([views.total, views.counts.at(-1), views.companies]).toMatchObject([
    2,
    2,
    [{ companyName: 'Bakery', count: 2 }],
  ]);
});

test('HOME-02 companies with the same name stay apart', async () => {
  const student = await world.student();
  const companies = [await world.company({ name: 'Twin' }), await world.company({ name: 'Twin' })];
  for (const company of companies) {
    await world.application({ posting: await world.posting(company), student });
    const view = { companyId: company.id, studentId: student.userId, viewedAt: world.now };
    await world.db.insert(profileViews).values({ ...view, id: uuid() });
  }
  world.passTime(1_000);
  const { responses, views } = await world.call(student).activity.load({});
  const ids = companies.map(({ id }) => id).toSorted();
  expect(responses.companies.map(({ companyId }) => companyId).toSorted()).toEqual(ids);
  expect(views.companies.map(({ companyId, count }) => `${companyId} ${count}`).toSorted()).toEqual(
    ids.map((id) => `${id} 1`),
  );
});

test('HOME-02 a move that was undone never shows', async () => {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const student = await world.student();
  const { id: applicationId } = await world.application({
    posting: await world.posting(company),
    student,
  });
  const { batchId } = await world.call(owner).application.moveMany({
    applications: [{ id: applicationId, version: 1 }],
    to: 'rejected',
    reason: 'Another one fits better.',
  });
  await world.call(owner).application.undoMoves({ batchId: batchId ?? '' });
  world.passTime(day);
  const { stages, responses } = await world.call(student).activity.load({});
  expect([stages.at(-1)?.waiting, responses.companies[0]?.answered]).toEqual([1, 0]);
});
