import { afterAll, beforeAll, expect, test } from 'vitest';
import { graceMs } from '#domain/undo.ts';
import { applications, heldApplications } from '#server/db/tables/applications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { createScheduled } from '#testing/calls/interview.ts';
import { createOffered } from '#testing/calls/rows.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sendDueHeld, sendHeld } from './held-moves.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const system = () => world.ctx({ kind: 'system' });

async function createHeldOne() {
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const posting = await world.posting(company);
  const student = await world.student();
  await world.pool.query("update profiles set phone = '+91 98765 43210' where id = $1", [
    student.userId,
  ]);
  const { id: resumeFileId } = await world.file(student);
  const input = { postingId: posting.id, resumeFileId };
  const held = await world.call(student).application.hold(input);
  const key = { studentId: student.userId, postingId: posting.id };
  const ofPosting = <Row extends { postingId: string }>(rows: Row[]) =>
    rows.filter(({ postingId }) => postingId === posting.id);
  return {
    ...{ company, recruiter, posting, student, input, held, key },
    sent: async () => ofPosting(await world.rows(applications)),
    waiting: async () => ofPosting(await world.rows(heldApplications)),
    noticesOf: async (userId: string) =>
      (await world.rows(notifications)).filter((row) => row.userId === userId),
  };
}

test('STJ-05 a one-click application is sent once, with phone and resume, after the time to undo it', async () => {
  const { key, input, recruiter, student, sent, waiting, noticesOf, held } = await createHeldOne();
  expect(held.sendsAt.getTime()).toBe(world.now.getTime() + graceMs);
  const [task] = (await world.tasks('application.send-held')).slice(-1);
  expect(task).toEqual(key);
  const found = await world.call(student).search.load({ postingId: key.postingId });
  expect(found.status).toBe('pending');
  await sendHeld(system(), key);
  expect([await sent(), await noticesOf(recruiter.userId)]).toEqual([[], []]);
  world.passTime(graceMs);
  await sendHeld(system(), key);
  await sendHeld(system(), key);
  expect(await sent()).toMatchObject([
    { resumeFileId: input.resumeFileId, phone: '+91 98765 43210', email: student.email },
  ]);
  expect(await noticesOf(recruiter.userId)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('STJ-05 an application that is undone in time leaves no trace, and can be made again', async () => {
  const { key, input, student, recruiter, sent, waiting, noticesOf } = await createHeldOne();
  const api = world.call(student).application;
  await api.undoHeld({ postingId: key.postingId });
  expect(await waiting()).toEqual([]);
  world.passTime(graceMs - 1);
  await api.hold(input);
  world.passTime(1);
  // The task of the first one must not send the second one early.
  await sendHeld(system(), key);
  expect([await sent(), await noticesOf(recruiter.userId)]).toEqual([[], []]);
  world.passTime(graceMs);
  await sendHeld(system(), key);
  expect(await sent()).toHaveLength(1);
  await expect(api.undoHeld({ postingId: key.postingId })).rejects.toMatchObject({
    code: 'UNDO_TOO_LATE',
  });
});

test('STJ-05 nobody undoes the application of somebody else, and none is held twice', async () => {
  const { key, input, student, waiting } = await createHeldOne();
  const other = await world.student();
  await expect(
    world.call(other).application.undoHeld({ postingId: key.postingId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(world.call(student).application.hold(input)).rejects.toMatchObject({
    code: 'ALREADY_APPLIED',
  });
  expect(await waiting()).toHaveLength(1);
});

test.each([
  ['closed', "update job_postings set state = 'closed' where id = $1"],
  ['removed', "update job_postings set state = 'removed' where id = $1"],
  [
    'of a suspended company',
    "update companies set status = 'suspended' where id = (select company_id from job_postings where id = $1)",
  ],
])('STJ-05 a student is notified once if the job is %s meanwhile', async (_what, statement) => {
  const { key, student, posting, sent, waiting, noticesOf } = await createHeldOne();
  await world.pool.query(statement, [posting.id]);
  await sendHeld(system(), key);
  expect(await waiting()).toHaveLength(1);
  world.passTime(graceMs);
  await sendHeld(system(), key);
  await sendHeld(system(), key);
  expect([await sent(), await waiting()]).toEqual([[], []]);
  expect(await noticesOf(student.userId)).toMatchObject([
    { data: { kind: 'application.unsent', postingTitle: posting.title } },
  ]);
});

test('STJ-05 an application whose own task came too early is sent by the next round', async () => {
  const { key, sent, waiting } = await createHeldOne();
  world.passTime(graceMs - 1);
  await sendHeld(system(), key);
  await sendDueHeld(system());
  expect(await sent()).toEqual([]);
  world.passTime(1);
  await sendDueHeld(system());
  expect(await sent()).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('STJ-05 an application sent by form meanwhile is not sent twice', async () => {
  const { key, posting, student, sent, noticesOf } = await createHeldOne();
  await world.application({ posting, student });
  world.passTime(graceMs);
  await sendHeld(system(), key);
  expect(await sent()).toHaveLength(1);
  expect(await noticesOf(student.userId)).toEqual([]);
});

test('CAR-08 the student’s board groups applications by the status that the student sees', async () => {
  const student = await world.student();
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    const posting = await world.posting(company, { title });
    ids.push((await world.application({ posting, student })).id);
  }
  await world.application({
    posting: await world.posting(company),
    student: await world.student(),
  });
  const applicationId = ids[1] ?? '';
  await world.call(recruiter).application.move({ applicationId, to: 'under_review', version: 1 });
  const board = async () =>
    (await world.call(student).application.listOwnBoard({})).columns.map(
      ({ status, count, items }) => [status, count, items.length],
    );
  expect(await board()).toEqual([['pending', 3, 3]]);
  await world.pool.query('update job_applications set held_status = null, held_changed_at = null');
  expect(await board()).toEqual([
    ['pending', 2, 2],
    ['under_review', 1, 1],
  ]);
});

test('CAR-08 the calendar has the student’s interviews, open offers and deadlines of saved jobs', async () => {
  const { student, applicationId, interviewId } = await createScheduled(world);
  const offered = await createOffered(world);
  await createScheduled(world);
  const company = await world.company();
  const deadline = new Date(world.now.getTime() + 60_000);
  const [saved, applied] = [
    await world.posting(company, { deadline }),
    await world.posting(company, { deadline }),
  ];
  for (const { id: postingId } of [saved, applied])
    await world.call(student).savedJobs.setSaved({ postingId, isSaved: true });
  await world.application({ posting: applied, student });
  const datesOf = async (who: typeof student, month: string) =>
    (await world.call(who).application.listOwnDates({ month })).items;
  const month = world.now.toISOString().slice(0, 7);
  const next = new Date(world.now.getTime() + 31 * 86_400_000).toISOString().slice(0, 7);
  const all = [...(await datesOf(student, month)), ...(await datesOf(student, next))];
  const { rows } = await world.pool.query<{ at: Date }>(
    'select starts_at as at from interviews where id = $1',
    [interviewId],
  );
  expect(all.filter(({ kind }) => kind === 'interview')).toMatchObject([
    { applicationId, at: rows[0]?.at },
  ]);
  expect(all.filter(({ kind }) => kind !== 'interview')).toMatchObject([
    { kind: 'deadline', postingId: saved.id, applicationId: null, at: deadline },
  ]);
  expect(all.map(({ kind }) => kind)).toEqual(['deadline', 'interview']);
  expect(await datesOf(student, '2031-01')).toEqual([]);
  const ofOffered = async () => [
    ...(await datesOf(offered.student, month)),
    ...(await datesOf(offered.student, next)),
  ];
  expect(await ofOffered()).toMatchObject([
    { kind: 'offer', applicationId: offered.applicationId },
  ]);
  await world.pool.query(
    "update offers set answer = 'declined', answered_at = now() where application_id = $1",
    [offered.applicationId],
  );
  expect(await ofOffered()).toEqual([]);
});
