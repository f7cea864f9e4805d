import { expect, test } from 'vitest';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld } from '#testing/world.ts';

const minute = 60_000;

test('CAR-08 a student sees their own applications, newest first, each with its status history', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Bakery & Sons' });
  const student = await world.student();
  const baker = await world.posting(company, { title: 'Baker' });
  const cook = await world.posting(company, { title: 'Cook' });
  const older = await world.application({ posting: baker, student });
  const applied = world.now;
  world.passTime(minute);
  await world.application({ posting: cook, student });
  await world.application({ posting: baker, student: await world.student() });
  world.passTime(minute);
  const recruiter = await world.member(company);
  const reason = 'Another fits better.';
  await world
    .call(recruiter)
    .application.move({ applicationId: older.id, to: 'rejected', version: 1, reason });
  const moved = world.now;
  await notifyMoves(world);
  const page = await world.call(student).application.listOwn({});
  expect(page.items.map((item) => item.postingTitle)).toEqual(['Cook', 'Baker']);
  expect(page).toMatchObject({ newer: null, older: null, total: { count: 2, capped: false } });
  expect(page.items[1]).toEqual({
    id: older.id,
    postingId: baker.id,
    postingTitle: 'Baker',
    companyName: 'Bakery & Sons',
    hasPage: true,
    isCompanyAway: false,
    hasAccepted: false,
    status: 'rejected',
    resume: { id: older.resumeFileId, name: 'resume.pdf', isWaiting: false },
    answers: [],
    appliedAt: applied,
    changedAt: moved,
    moves: [
      { to: 'pending', at: applied, reason: null },
      { to: 'rejected', at: moved, reason },
    ],
    version: 2,
    isOverdue: false,
  });
});

test('CAR-08 a status filter returns only the applications with that status, and their total', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const student = await world.student();
  for (const status of ['pending', 'hired', 'pending'] as const) {
    await world.application({ posting: await world.posting(company), student, status });
  }
  const { listOwn } = world.call(student).application;
  const page = await listOwn({ status: 'pending' });
  expect(page.items.map((item) => item.status)).toEqual(['pending', 'pending']);
  expect(page.total.count).toBe(2);
  expect((await listOwn({ status: 'declined' })).items).toEqual([]);
});

test('CAR-08 a student still sees applications to a suspended company or removed posting, without a link to its page', async () => {
  await using world = await createWorld();
  const student = await world.student();
  const posting = await world.posting(await world.company({ status: 'suspended' }));
  await world.application({ posting, student });
  const removed = await world.posting(await world.company(), { state: 'removed' });
  await world.application({ posting: removed, student });
  const { items } = await world.call(student).application.listOwn({});
  expect(items.map(({ hasPage }) => hasPage)).toEqual([false, false]);
});

test('CAR-08 ADM-04 a student is told that a suspended company cannot respond, in the list and in the application', async () => {
  await using world = await createWorld();
  const student = await world.student();
  const away = await world.company({ name: 'Away', status: 'suspended' });
  for (const company of [away, await world.company()])
    await world.application({ posting: await world.posting(company), student });
  const { listOwn, loadOwn } = world.call(student).application;
  const { items } = await listOwn({});
  const whole = await Promise.all(items.map(({ id }) => loadOwn({ applicationId: id })));
  const shown = [...items, ...whole].map(({ companyName, isCompanyAway }) => [
    companyName,
    isCompanyAway,
  ]);
  for (const [name, isAway] of shown) expect(isAway).toBe(name === 'Away');
  expect(shown).toHaveLength(4);
});

test('CAR-05 the form finds only the student’s own application to a posting', async () => {
  await using world = await createWorld();
  const posting = await world.posting(await world.company());
  const student = await world.student();
  const { id } = await world.application({ posting, student, status: 'withdrawn' });
  const find = (person: typeof student) =>
    world.call(person).application.findOwn({ postingId: posting.id });
  expect(await find(student)).toEqual({
    application: { id, status: 'withdrawn', appliedAt: world.now },
  });
  expect(await find(await world.student())).toEqual({ application: null });
});
