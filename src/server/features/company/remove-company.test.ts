import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { graceMs } from '#domain/undo.ts';
import {
  applicationMoves,
  applications,
  heldApplications,
} from '#server/db/tables/applications.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { offers } from '#server/db/tables/offers.ts';
import { updateClosed } from '#server/features/application/close-applications.store.ts';
import { sendHeld } from '#server/features/application/held-moves.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { withdrawOffers } from '#server/features/offer/withdrawn-offers.ts';
import { requireAdmin } from '#server/scopes.ts';
import { createInvited } from '#testing/calls/assessed.ts';
import { createScheduled } from '#testing/calls/interview.ts';
import { createOffered } from '#testing/calls/rows.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';

const remove = async (world: World, companyId: string) =>
  world.call(await world.admin()).company.remove({ companyId });

const ownOf = async (world: World, student: Student) =>
  (await world.call(student).application.listOwn({})).items.map(({ status }) => status);

const notifiedOf = async (world: World, { userId }: Student) =>
  (await world.rows(notifications)).filter((row) => row.userId === userId).map(({ data }) => data);

test('ADM-03 deleting a company closes what it left undecided, and its applicants are told afterwards', async () => {
  await using world = await createWorld();
  const { student, recruiter, posting, applicationId } = await createOffered(world);
  const { companyId } = recruiter;
  const [rejected, german] = [await world.student(), await world.student()];
  await world.application({ posting, student: rejected, status: 'rejected' });
  await world.application({ posting, student: german, status: 'under_review' });
  // A move that nobody was told of, and an application that was never sent.
  const held = await world.application({ posting, student: await world.student() });
  await world
    .call(recruiter)
    .application.move({ applicationId: held.id, to: 'under_review', version: held.version });
  const late = await world.student();
  const { id: resumeFileId } = await world.file(late);
  const open = await world.posting({ id: companyId });
  await world.call(late).application.hold({ postingId: open.id, resumeFileId });

  expect(await remove(world, companyId)).toMatchObject({ applicationsKept: 4 });
  expect(await ownOf(world, student)).toEqual(['offer_made']);
  expect(await notifiedOf(world, late)).toMatchObject([
    { kind: 'application.unsent', postingTitle: open.title },
  ]);
  expect(await world.rows(heldApplications)).toEqual([]);
  expect(await world.rows(offers)).toMatchObject([{ withdrawnReason: '' }]);

  const answers = async () =>
    new Map((await world.rows(applications)).map((row) => [row.id, row.firstAnsweredAt]));
  const answered = await answers();
  await notifyMoves(world);
  expect(await answers()).toEqual(answered);
  expect(await ownOf(world, student)).toEqual(['closed']);
  expect(await ownOf(world, german)).toEqual(['closed']);
  expect(await ownOf(world, rejected)).toEqual(['rejected']);
  expect(await notifiedOf(world, rejected)).toEqual([]);
  const to = { kind: 'application.moved', applicationId, to: 'closed' };
  expect((await notifiedOf(world, student)).at(-1)).toMatchObject(to);
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail);
  const closed = mails.filter(({ text }) => text.includes('before deciding'));
  expect(closed).toHaveLength(3);
  const moves = (await world.rows(applicationMoves)).filter(
    ({ toStatus }) => toStatus === 'closed',
  );
  expect(moves.map(({ actorKind, isHeld }) => [actorKind, isHeld])).toEqual(
    moves.map(() => ['system', false]),
  );
  const own = await world.call(student).application.loadOwn({ applicationId });
  expect(own.moves.at(-1)).toMatchObject({ to: 'closed', reason: null });
});

test('ADM-03 CO-05 an offer of a deleted company can’t be accepted, even before its student is told', async () => {
  await using world = await createWorld();
  const { student, recruiter, applicationId, offerId } = await createOffered(world);
  await remove(world, recruiter.companyId);
  const accept = () => world.call(student).offer.accept({ applicationId, offerId });
  expect(await world.refusal(accept)).toBe('OFFER_NOT_OPEN');
  await notifyMoves(world);
  expect(await ownOf(world, student)).toEqual(['closed']);
});

test('ADM-03 a student who declines a deleted company’s offer before hearing of the deletion is not told', async () => {
  await using world = await createWorld();
  const { student, recruiter, applicationId } = await createOffered(world);
  await remove(world, recruiter.companyId);
  const api = world.call(student).application;
  const { version } = await api.loadOwn({ applicationId });
  world.passTime(1_000);
  await api.withdraw({ applicationId, to: 'declined', version });
  const before = await notifiedOf(world, student);
  await notifyMoves(world);
  expect(await ownOf(world, student)).toEqual(['declined']);
  expect(await notifiedOf(world, student)).toEqual(before);
  const moves = await world.rows(applicationMoves);
  expect(moves.filter(({ toStatus }) => toStatus === 'closed')).toMatchObject([{ undoneAt: null }]);
});

test('ADM-03 STJ-05 an application that is being sent never blocks the deletion of its company', async () => {
  await using world = await createWorld();
  const { recruiter, posting } = await createOffered(world);
  const late = await world.student();
  const { id: resumeFileId } = await world.file(late);
  await world.call(late).application.hold({ postingId: posting.id, resumeFileId });
  world.passTime(graceMs);
  const { tasks } = world.ctx();
  let sent: Promise<void> | undefined;
  // Adding the task comes after the company is locked and before its held applications are deleted.
  const add: typeof tasks.add = async (...task) => {
    sent ??= sendHeld(world.ctx({ kind: 'system' }), {
      studentId: late.userId,
      postingId: posting.id,
    });
    await untilBlocked(world);
    return tasks.add(...task);
  };
  const admin = world.call(await world.admin(), { tasks: { ...tasks, add } });
  expect(await admin.company.remove({ companyId: recruiter.companyId })).toMatchObject({
    applicationsKept: 1,
  });
  await sent;
  expect(sent).toBeDefined();
  expect(await world.rows(heldApplications)).toEqual([]);
  expect(await ownOf(world, late)).toEqual([]);
  expect(await notifiedOf(world, late)).toMatchObject([{ kind: 'application.unsent' }]);
});

test('ADM-03 STJ-05 nobody applies with one click to a company that is being deleted', async () => {
  await using world = await createWorld();
  const { recruiter, posting } = await createOffered(world);
  const late = await world.student();
  const { id: resumeFileId } = await world.file(late);
  const { tasks } = world.ctx();
  let outcome: Promise<string> | undefined;
  const add: typeof tasks.add = async (...task) => {
    outcome ??= world
      .call(late)
      .application.hold({ postingId: posting.id, resumeFileId })
      .then(
        () => 'held',
        ({ code }: { code: string }) => code,
      );
    await untilBlocked(world);
    return tasks.add(...task);
  };
  const admin = world.call(await world.admin(), { tasks: { ...tasks, add } });
  await admin.company.remove({ companyId: recruiter.companyId });
  expect(await outcome).toBe('NOT_FOUND');
  expect(await world.rows(heldApplications)).toEqual([]);
});

test('ADM-03 a deleted company’s interviews are called off, its open assessments gone, and nobody can write to it', async () => {
  await using world = await createWorld();
  const { student, recruiter, applicationId, interviewId } = await createScheduled(world);
  const invited = await createInvited(world);
  const { companyId } = recruiter;
  await remove(world, companyId);
  await remove(world, invited.recruiter.companyId);
  expect(await world.rows(interviews)).toMatchObject([{ id: interviewId, status: 'cancelled' }]);
  for (const move of await world.tasks('interview.notify'))
    await notifyInterview(world.ctx({ kind: 'system' }), move);
  expect((await notifiedOf(world, student)).map(({ kind }) => kind)).toContain(
    'interview.cancelled',
  );
  expect((await world.call(invited.student).assessment.listOwn({})).items).toEqual([]);
  await notifyMoves(world);
  const write = () =>
    world.call(student).application.sendMessage({ applicationId, body: 'Hello?' });
  expect(await world.refusal(write)).toBe('CONVERSATION_CLOSED');
});

test('ADM-03 the applications of a large company are closed in batches of 1,000', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const idsOf = async (make: () => Promise<{ id: string } | { userId: string }>) =>
    (await Promise.all(Array.from({ length: 32 }, make))).map((row) =>
      'id' in row ? row.id : row.userId,
    );
  const postingIds = await idsOf(() => world.posting(company));
  const studentIds = await idsOf(() => world.student());
  await world.pool.query(
    `insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, created_at, updated_at)
     select $1, gen_random_uuid(), p, s, 'pending', 'Ann', 'ann@mail.test', $4, $4
     from unnest($2::uuid[]) p cross join unnest($3::uuid[]) s`,
    [company.id, postingIds, studentIds, world.now],
  );
  expect(await remove(world, company.id)).toMatchObject({ applicationsKept: 1_024 });
  const batches = Map.groupBy(await world.rows(applicationMoves), ({ batchId }) => batchId);
  expect([...batches.values()].map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([
    1_000, 24,
  ]);
  const queued = await world.tasks('application.notify-batch');
  expect(new Set(queued.map(({ batchId }) => batchId))).toEqual(new Set(batches.keys()));
});

test('ADM-03 more applications can be closed than one statement has parameters', async () => {
  await using world = await createWorld();
  const { student, recruiter, applicationId } = await createOffered(world);
  const { companyId } = recruiter;
  const admin = await world.admin();
  const many = Array.from({ length: 70_000 }, () => uuid());
  const ctx = world.ctx(admin);
  const before = await world.rows(applicationMoves);
  const moveId = before.at(-1)?.id ?? '';
  await updateClosed(ctx, requireAdmin(ctx), { companyId, ids: [...many, applicationId] });
  const moves = [...many, applicationId].map((id) => ({ applicationId: id, moveId, reason: null }));
  await withdrawOffers(ctx, { companyId }, moves);
  expect(await world.rows(applications)).toMatchObject([{ status: 'closed' }]);
  expect(await world.rows(offers)).toMatchObject([{ withdrawnAt: world.now }]);
  const data = { kind: 'application.unsent' as const, postingTitle: 'A', companyName: 'B' };
  const rows = many.slice(0, 17_000).map((id) => ({
    ...{ id, userId: student.userId },
    data: { ...data, postingId: id },
  }));
  expect((await notifyUsers(ctx, rows)).size).toBe(rows.length);
  expect((await notifiedOf(world, student)).length).toBeGreaterThanOrEqual(rows.length);
});

test('ADM-03 a company that can’t be deleted closes nothing', async () => {
  await using world = await createWorld();
  const { student, recruiter } = await createOffered(world);
  const admin = await world.admin();
  await world.pool.query('drop table audit_entries cascade');
  const { companyId } = recruiter;
  await expect(world.call(admin).company.remove({ companyId })).rejects.toThrow();
  await notifyMoves(world);
  expect(await ownOf(world, student)).toEqual(['offer_made']);
});
