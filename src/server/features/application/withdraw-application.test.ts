import { expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { sweepFailures } from '#testing/sweep-failures.ts';
import { createWorld, type World } from '#testing/world.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

async function createApplied(world: World, status?: ApplicationStatus) {
  const company = await world.company({ name: 'Bakery & Sons' });
  const owner = await world.member(company, 'owner');
  const recruiter = await world.member(company, 'recruiter');
  await world.member(company, 'interviewer');
  const student = await world.student({ name: 'José Ñandú' });
  const posting = await world.posting(company, { title: 'Baker' });
  const application = await world.application({ posting, student, ...(status && { status }) });
  world.passTime(60_000);
  return { company, owner, recruiter, student, posting, application };
}

test('CAR-08 withdrawing sets the status and the history with the reason, but no first response', async () => {
  await using world = await createWorld();
  const { student, application } = await createApplied(world);
  const answer = await world.call(student).application.withdraw({
    applicationId: application.id,
    to: 'withdrawn',
    version: 1,
    reason: ' I found another one. ',
  });
  expect(answer).toEqual({ id: application.id, status: 'withdrawn', version: 2 });
  expect(await world.rows(applications)).toEqual([
    { ...application, status: 'withdrawn', version: 2, updatedAt: world.now },
  ]);
  expect(await world.rows(applicationMoves)).toContainEqual(
    expect.objectContaining({
      fromStatus: 'pending',
      toStatus: 'withdrawn',
      actorId: student.userId,
      actorKind: 'student',
      reason: 'I found another one.',
      createdAt: world.now,
    }),
  );
});

test('CAR-08 withdrawing cancels only upcoming interviews', async () => {
  await using world = await createWorld();
  const { company, student, application } = await createApplied(world);
  const posting = await world.posting(company);
  const other = await world.application({ posting, student: await world.student() });
  const hour = 3_600_000;
  const interview = async (
    of: { id: string },
    startsIn: number,
    status: 'scheduled' | 'completed',
  ) => {
    const startsAt = new Date(world.now.getTime() + startsIn);
    const id = crypto.randomUUID();
    await world.db.insert(interviews).values({
      companyId: company.id,
      id,
      applicationId: of.id,
      studentId: of === other ? other.studentId : student.userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour / 2),
      status,
      platform: 'video',
      createdAt: world.now,
    });
    return id;
  };
  const ahead = await interview(application, hour, 'scheduled');
  const now = await interview(application, -hour / 4, 'scheduled');
  await interview(application, -2 * hour, 'scheduled');
  await interview(application, -2 * hour, 'completed');
  await interview(other, hour, 'scheduled');
  const before = await world.rows(interviews);
  const input = { applicationId: application.id, to: 'withdrawn' as const, version: 1 };
  const broken = world.call(student, { tasks: world.brokenTasks }).application;
  expect(await world.refusal(() => broken.withdraw(input))).toBe('INTERNAL_SERVER_ERROR');
  await world.call(student).application.withdraw(input);
  const after = await world.rows(interviews);
  const off = after.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  expect(off.toSorted()).toEqual([ahead, now].toSorted());
  const rest = (rows: typeof after) =>
    rows.filter(({ id }) => !off.includes(id)).toSorted((a, b) => a.id.localeCompare(b.id));
  expect(rest(after)).toEqual(rest(before));
});

test('CAR-08 only the company’s recruiters are notified, immediately and by mail, when a student declines', async () => {
  await using world = await createWorld();
  const { owner, recruiter, student, posting, application } = await createApplied(
    world,
    'offer_made',
  );
  await world.call(student).application.withdraw({
    applicationId: application.id,
    to: 'declined',
    version: 2,
    reason: 'Too far <b>away</b>.',
  });
  const data = {
    kind: 'application.left',
    applicationId: application.id,
    postingId: posting.id,
    postingTitle: 'Baker',
    studentName: 'José Ñandú',
    to: 'declined',
  };
  const told = await world.rows(notifications);
  expect(told.map((row) => row.userId).toSorted()).toEqual(
    [owner.userId, recruiter.userId].toSorted(),
  );
  for (const row of told) expect(row).toMatchObject({ data, readAt: null, createdAt: world.now });
  const events = await world.rows(liveEvents);
  expect(events.map(({ userId, kind }) => `${kind} ${userId}`).toSorted()).toEqual(
    [
      `application.changed ${student.userId}`,
      `notification ${owner.userId}`,
      `notification ${recruiter.userId}`,
    ].toSorted(),
  );
  const [move] = (await world.rows(applicationMoves)).filter((row) => row.toStatus === 'declined');
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail);
  expect(mails.map(({ id, to }) => `${id} ${to}`).toSorted()).toEqual(
    [owner, recruiter].map(({ userId, email }) => `${move?.id}.${userId} ${email}`).toSorted(),
  );
  expect(mails[0]?.subject).toBe('José Ñandú declined your offer for Baker');
  expect(mails[0]?.text).toContain(`company-dashboard/applications/${application.id}`);
  expect(mails[0]?.text).toContain('Too far <b>away</b>.');
  expect(mails[0]?.html).toContain('Too far &lt;b&gt;away&lt;/b&gt;.');
});

test('CAR-08 a recruiter who cannot sign in receives no mail about applicants', async () => {
  await using world = await createWorld();
  const { company, owner, student, application } = await createApplied(world);
  await world.pool.query('update profiles set is_active = false where id = $1', [owner.userId]);
  const withdraw = { applicationId: application.id, to: 'withdrawn' as const, version: 1 };
  await world.call(student).application.withdraw(withdraw);
  const mails = await world.tasks('mail.send');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.to).not.toBe(owner.email);

  await world.pool.query("update companies set status = 'suspended' where id = $1", [company.id]);
  const posting = await world.posting(company);
  const other = await world.application({ posting, student });
  await world.call(student).application.withdraw({ ...withdraw, applicationId: other.id });
  expect(await world.tasks('mail.send')).toHaveLength(1);
});

test('CAR-08 a student can withdraw only where the rule allows it, for every pair of statuses', async () => {
  await using world = await createWorld();
  const { company, student } = await createApplied(world);
  const { withdraw } = world.call(student).application;
  const open: ApplicationStatus[] = [
    'pending',
    'under_review',
    'interview_scheduled',
    'offer_made',
  ];
  for (const status of applicationStatuses) {
    for (const to of ['withdrawn', 'declined'] as const) {
      const posting = await world.posting(company);
      const { id, version } = await world.application({ posting, student, status });
      const input = { applicationId: id, to, version };
      const isAllowed = to === 'declined' ? status === 'offer_made' : open.includes(status);
      const got = isAllowed
        ? (await withdraw(input)).status
        : await world.refusal(() => withdraw(input));
      expect(got, `${status} to ${to}`).toBe(isAllowed ? to : 'MOVE_NOT_ALLOWED');
    }
  }
  const { id } = await world.application({ posting: await world.posting(company), student });
  for (const wrong of [
    { to: 'hired' as never },
    { reason: 'x'.repeat(1001) },
    { reason: 'a\u0000' },
    { version: 0 },
  ]) {
    const input = { applicationId: id, to: 'withdrawn' as const, version: 1, ...wrong };
    expect(await world.refusal(() => withdraw(input))).toBe('INVALID_INPUT');
  }
});

test('SEC-02 an application of another student is as unknown as a nonexistent id', async () => {
  await using world = await createWorld();
  const { application } = await createApplied(world);
  const { withdraw, loadOwn } = world.call(await world.student()).application;
  for (const applicationId of [application.id, unknown]) {
    for (const version of [1, 7]) {
      const input = { applicationId, to: 'withdrawn' as const, version };
      expect(await world.refusal(() => withdraw(input))).toBe('NOT_FOUND');
    }
    expect(await world.refusal(() => loadOwn({ applicationId }))).toBe('NOT_FOUND');
  }
});

test('REL-13 when a student withdraws twice while a recruiter moves, one withdrawal stands and the student hears of no move', async () => {
  await using world = await createWorld();
  const { recruiter, student, application } = await createApplied(world);
  const input = { applicationId: application.id, version: 1 };
  const [one, other, moved] = await Promise.allSettled([
    world.call(student).application.withdraw({ ...input, to: 'withdrawn' }),
    world.call(student).application.withdraw({ ...input, to: 'withdrawn' }),
    world.call(recruiter).application.move({ ...input, to: 'under_review' }),
  ]);
  const refused = [one, other, moved].flatMap((each) =>
    each.status === 'rejected' ? [each.reason] : [],
  );
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'STATUS_CHANGED', data: { status: 'withdrawn' } });
  const [row] = await world.rows(applications);
  expect(row).toMatchObject({ status: 'withdrawn', heldStatus: null });
  await notifyMoves(world);
  const told = await world.rows(notifications);
  expect(told.filter(({ userId }) => userId === student.userId)).toEqual([]);
  const { moves } = await world
    .call(student)
    .application.loadOwn({ applicationId: application.id });
  expect(moves.map(({ to }) => to)).toEqual(['pending', 'withdrawn']);
});

test('CO-05 a withdrawal answers what the student knows: a move held back is undone first', async () => {
  await using world = await createWorld();
  const { recruiter, student, application } = await createApplied(world);
  const input = { applicationId: application.id, version: 1 };
  const { batchId } = await world
    .call(recruiter)
    .application.move({ ...input, to: 'rejected', reason: 'Too few years.' });
  await world.call(student).application.withdraw({ ...input, to: 'withdrawn' });
  const history = (await world.rows(applicationMoves)).map((move) => [
    move.fromStatus,
    move.toStatus,
    move.undoneAt !== null,
  ]);
  expect(history).toEqual([
    [null, 'pending', false],
    ['pending', 'rejected', true],
    ['pending', 'withdrawn', false],
  ]);
  const undone = await world.call(recruiter).application.undoMoves({ batchId });
  expect(undone).toEqual({ undone: [], changed: [] });
  expect((await world.rows(applications))[0]?.status).toBe('withdrawn');
});

test('REL-10 repeating a withdrawal with the same key withdraws once and returns the first response', async () => {
  await using world = await createWorld();
  const { student, application } = await createApplied(world);
  const { withdraw } = world.call(student, { idempotencyKey: 'k1' }).application;
  const input = { applicationId: application.id, to: 'withdrawn' as const, version: 1 };
  const answers = await Promise.all([withdraw(input), withdraw(input), withdraw(input)]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await world.rows(applicationMoves)).toHaveLength(2);
  expect(await world.tasks('mail.send')).toHaveLength(2);
  expect(await world.refusal(() => withdraw({ ...input, reason: 'x' }))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

test('REL-11 a withdrawal is rolled back when its mail cannot be queued', async () => {
  await using world = await createWorld();
  const { student, application } = await createApplied(world);
  const { withdraw } = world.call(student, { tasks: world.brokenTasks }).application;
  const input = { applicationId: application.id, to: 'withdrawn' as const, version: 1 };
  expect(await world.refusal(() => withdraw(input))).toBe('INTERNAL_SERVER_ERROR');
});

test.each([true, false])(
  'REL-46 if any statement of a withdrawal fails, nothing changes, and a retry with the key withdraws once: %s',
  async (hasKey) => {
    await using world = await createWorld();
    const { company, student } = await createApplied(world);
    const tried = await sweepFailures(world, hasKey, async () => {
      const posting = await world.posting(company);
      const { id } = await world.application({ posting, student });
      const key = hasKey ? { idempotencyKey: id } : {};
      const input = { applicationId: id, to: 'withdrawn' as const, version: 1 };
      return {
        run: (db) => world.call(student, { db, ...key }).application.withdraw(input),
        async checkDone() {
          const moves = (await world.rows(applicationMoves)).filter(
            (move) => move.applicationId === id,
          );
          expect(moves.map((move) => move.toStatus)).toEqual(['pending', 'withdrawn']);
          const told = (await world.rows(notifications)).filter(
            (row) => 'applicationId' in row.data && row.data.applicationId === id,
          );
          expect(told).toHaveLength(2);
          const tasks = await world.tasks('mail.send');
          expect(tasks.filter(({ mail }) => mail.text.includes(id))).toHaveLength(2);
        },
      };
    });
    expect(tried).toBeGreaterThan(20);
  },
);
