import fc from 'fast-check';
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
import { triesAll } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

async function createInbox(world: World, status?: ApplicationStatus) {
  const company = await world.company({ name: 'Bakery & Sons' });
  const recruiter = await world.member(company, 'recruiter');
  const student = await world.student();
  const posting = await world.posting(company, { title: 'Baker' });
  const application = await world.application({ posting, student, ...(status && { status }) });
  world.passTime(60_000);
  return { company, recruiter, student, posting, application };
}

test('CO-05 a recruiter’s move sets the status and the history, and the first response time when the student is told', async () => {
  await using world = await createWorld();
  const { recruiter, application } = await createInbox(world);
  const answer = await world
    .call(recruiter)
    .application.move({ applicationId: application.id, to: 'under_review', version: 1 });
  expect(answer).toEqual({
    id: application.id,
    status: 'under_review',
    version: 2,
    moves: ['interview_scheduled', 'offer_made', 'rejected'],
    batchId: expect.any(String),
  });
  const moved = { ...application, status: 'under_review', version: 2, updatedAt: world.now };
  const held = { heldStatus: 'pending', heldChangedAt: application.updatedAt };
  expect(await world.rows(applications)).toEqual([{ ...moved, ...held }]);
  const history = await world.rows(applicationMoves);
  expect(history).toHaveLength(2);
  expect(history).toContainEqual({
    companyId: application.companyId,
    id: expect.any(String),
    applicationId: application.id,
    fromStatus: 'pending',
    toStatus: 'under_review',
    actorId: recruiter.userId,
    actorKind: 'member',
    reason: null,
    postingId: null,
    fromStageId: null,
    toStageId: null,
    stageName: null,
    basis: null,
    batchId: answer.batchId,
    isHeld: true,
    undoneAt: null,
    createdAt: world.now,
  });
  const firstAnswer = world.now;
  await notifyMoves(world);
  expect(await world.rows(applications)).toEqual([{ ...moved, firstAnsweredAt: firstAnswer }]);
  await world.call(recruiter).application.move({
    applicationId: application.id,
    to: 'rejected',
    version: 2,
    reason: 'x',
  });
  const second = world.now;
  await notifyMoves(world);
  expect(await world.rows(applications)).toEqual([
    expect.objectContaining({ firstAnsweredAt: firstAnswer, updatedAt: second }),
  ]);
});

test('DASH-02 the student is notified of a move once it cannot be undone, in the product and by mail', async () => {
  await using world = await createWorld();
  const { recruiter, student, posting, application } = await createInbox(world);
  await world
    .call(recruiter)
    .application.move({ applicationId: application.id, to: 'under_review', version: 1 });
  const ofColleagues = {
    userId: recruiter.userId,
    kind: 'application.changed',
    data: { by: recruiter.userId },
  };
  expect(await world.rows(notifications)).toEqual([]);
  expect(await world.rows(liveEvents)).toMatchObject([ofColleagues]);
  expect(await world.tasks('mail.send')).toEqual([]);
  await notifyMoves(world);
  const data = {
    kind: 'application.moved',
    applicationId: application.id,
    postingId: posting.id,
    postingTitle: 'Baker',
    companyName: 'Bakery & Sons',
    to: 'under_review',
  };
  const [told, ...others] = await world.rows(notifications);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ userId: student.userId, data, readAt: null, createdAt: world.now });
  expect(await world.rows(liveEvents)).toMatchObject([
    ofColleagues,
    { userId: student.userId, kind: 'notification', data: { id: told?.id, ...data } },
  ]);
  const [task, ...more] = await world.tasks('mail.send');
  expect(more).toEqual([]);
  expect(task?.mail.to).toBe(application.email);
  expect(task?.mail.text).toContain(`student-dashboard?application=${application.id}`);
});

test('CO-05 a rejection requires a reason, stores it, and names the person', async () => {
  await using world = await createWorld();
  const { recruiter, application } = await createInbox(world);
  const { move } = world.call(recruiter).application;
  const reject = { applicationId: application.id, to: 'rejected' as const, version: 1 };
  expect(await world.refusal(() => move(reject))).toBe('REASON_REQUIRED');
  expect(await world.refusal(() => move({ ...reject, reason: ' \n ' }))).toBe('REASON_REQUIRED');
  expect(await world.refusal(() => move({ ...reject, reason: 'x'.repeat(1001) }))).toBe(
    'INVALID_INPUT',
  );
  expect(await move({ ...reject, reason: ' Too few years. ' })).toMatchObject({ moves: [] });
  expect(await world.rows(applicationMoves)).toContainEqual(
    expect.objectContaining({
      toStatus: 'rejected',
      reason: 'Too few years.',
      actorKind: 'member',
      actorId: recruiter.userId,
    }),
  );
  await notifyMoves(world);
  const [task] = await world.tasks('mail.send');
  expect(task?.mail.text).toContain('Reason: Too few years.');
  expect(task?.mail.html).toContain('Reason: Too few years.');
});

test('CO-05 every pair of statuses without a permitted move is refused', async () => {
  await using world = await createWorld();
  const { company, recruiter, student } = await createInbox(world);
  const { move, listReceived } = world.call(recruiter).application;
  for (const status of applicationStatuses) {
    const posting = await world.posting(company);
    const application = await world.application({ posting, student, status });
    const { items } = await listReceived({ postingId: posting.id });
    const allowed = items[0]?.moves ?? [];
    for (const to of applicationStatuses.filter((each) => !allowed.includes(each))) {
      const input = {
        applicationId: application.id,
        to,
        version: application.version,
        reason: 'x',
      };
      expect(await world.refusal(() => move(input)), `${status} to ${to}`).toBe('MOVE_NOT_ALLOWED');
    }
  }
});

test('SEC-02 an application of another company is as unknown as a nonexistent id', async () => {
  await using world = await createWorld();
  const { application } = await createInbox(world);
  const stranger = await world.member(await world.company(), 'owner');
  const { move } = world.call(stranger).application;
  for (const version of [1, 7]) {
    const input = { to: 'under_review' as const, version };
    for (const applicationId of [application.id, unknown]) {
      expect(await world.refusal(() => move({ ...input, applicationId }))).toBe('NOT_FOUND');
    }
  }
});

test('REL-13 of two movers of one application the later is told both statuses, and nothing of that move remains', async () => {
  await using world = await createWorld();
  const { company, recruiter, application } = await createInbox(world);
  const owner = await world.member(company, 'owner');
  const input = { applicationId: application.id, version: 1 };
  await world.call(recruiter).application.move({
    ...input,
    to: 'interview_scheduled',
    basis: 'proposes_times',
  });
  const late = () => world.call(owner).application.move({ ...input, to: 'under_review' });
  expect(await world.refusal(late)).toBe('STATUS_CHANGED');
  await expect(late()).rejects.toMatchObject({
    status: 409,
    defined: true,
    data: { status: 'interview_scheduled', version: 2, wanted: 'under_review' },
  });
});

test('REL-11 a move is rolled back when its notification cannot be queued', async () => {
  await using world = await createWorld();
  const { recruiter, application } = await createInbox(world);
  const { move } = world.call(recruiter, { tasks: world.brokenTasks }).application;
  const review = { applicationId: application.id, to: 'under_review' as const, version: 1 };
  expect(await world.refusal(() => move(review))).toBe('INTERNAL_SERVER_ERROR');
  expect(world.failures).toHaveLength(1);
});

test('REL-13 of ten concurrent movers of one application one succeeds, and one mail is sent', async () => {
  await using world = await createWorld();
  const { company, application } = await createInbox(world);
  const movers = await Promise.all(Array.from({ length: 10 }, () => world.member(company)));
  const results = await Promise.allSettled(
    movers.map((mover, n) =>
      world.call(mover).application.move({
        applicationId: application.id,
        to: n % 2 === 0 ? 'under_review' : 'rejected',
        version: 1,
        reason: 'x',
      }),
    ),
  );
  const [row] = await world.rows(applications);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toHaveLength(9);
  for (const error of refused) {
    expect(error).toMatchObject({
      code: 'STATUS_CHANGED',
      data: { status: row?.status, version: 2 },
    });
  }
  expect(await world.rows(applicationMoves)).toHaveLength(2);
  await notifyMoves(world);
  expect(await world.tasks('mail.send')).toHaveLength(1);
  expect(await world.rows(notifications)).toHaveLength(1);
  expect(world.failures).toEqual([]);
});

test('REL-13 after concurrent moves the history is one chain that ends in the status', async () => {
  await using world = await createWorld();
  const { company, recruiter, student } = await createInbox(world);
  const owner = await world.member(company, 'owner');
  const step = fc.record({
    to: fc.constantFrom(...applicationStatuses),
    by: fc.constantFrom(recruiter, owner),
    isStale: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 4 }),
      async (rounds) => {
        const { id } = await world.application({ posting: await world.posting(company), student });
        const current = async () => {
          const row = (await world.rows(applications)).find((each) => each.id === id);
          if (row === undefined) throw new Error('The application is gone.');
          return row;
        };
        for (const round of rounds) {
          const { version } = await current();
          await Promise.allSettled(
            round.map(({ to, by, isStale }) =>
              world.call(by).application.move({
                applicationId: id,
                to,
                version: isStale ? Math.max(1, version - 1) : version,
                reason: 'x',
              }),
            ),
          );
        }
        const { status, version } = await current();
        const moves = (await world.rows(applicationMoves))
          .filter((move) => move.applicationId === id)
          .toSorted((x, y) => (x.id < y.id ? -1 : 1));
        expect(moves.map((move) => move.fromStatus)).toEqual([
          null,
          ...moves.slice(0, -1).map((move) => move.toStatus),
        ]);
        expect(moves.at(-1)?.toStatus).toBe(status);
        expect(moves).toHaveLength(version);
      },
    ),
    { numRuns: triesAll ? 25 : 10 },
  );
  expect(world.failures).toEqual([]);
});

test('CO-05 ‘Interview Scheduled’ needs an interview with times, or the word that times follow', async () => {
  await using world = await createWorld();
  const { company, recruiter, application, student } = await createInbox(world);
  const { move, moveMany, undoMoves, loadReceived } = world.call(recruiter).application;
  const applicationId = application.id;
  const to = 'interview_scheduled' as const;
  expect(await world.refusal(() => move({ applicationId, to, version: 1 }))).toBe(
    'INTERVIEW_REQUIRED',
  );
  const all = { applications: [{ id: applicationId, version: 1 }], to };
  expect(await moveMany(all)).toMatchObject({
    batchId: null,
    results: [{ outcome: 'not_allowed' }],
  });
  const { batchId } = await moveMany({ ...all, basis: 'proposes_times' });
  const { history } = await loadReceived({ applicationId });
  expect(history.at(-1)).toMatchObject({ to, basis: 'proposes_times' });
  await undoMoves({ batchId: batchId ?? '' });

  const interview = {
    companyId: company.id,
    id: crypto.randomUUID(),
    applicationId,
    studentId: student.userId,
    status: 'cancelled' as const,
    platform: 'video' as const,
    createdAt: world.now,
  };
  await world.db.insert(interviews).values(interview);
  expect(await world.refusal(() => move({ applicationId, to, version: 3 }))).toBe(
    'INTERVIEW_REQUIRED',
  );
  await world.db.insert(interviews).values({
    ...interview,
    id: crypto.randomUUID(),
    status: 'proposed',
  });
  expect(await move({ applicationId, to, version: 3 })).toMatchObject({ status: to });
});
