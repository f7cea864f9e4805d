import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { graceMs } from '#domain/undo.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { triesAll } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyBatch } from './notices.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

async function createInbox(world: World, size = 3) {
  const company = await world.company({ name: 'Bakery & Sons' });
  const recruiter = await world.member(company, 'recruiter');
  const student = await world.student();
  const received = [];
  for (let n = 0; n < size; n++) {
    const posting = await world.posting(company, { title: `Baker ${n}` });
    received.push(await world.application({ posting, student }));
  }
  world.passTime(60_000);
  return { company, recruiter, student, received };
}

const seen = (rows: { id: string; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, version }));

const statuses = async (world: World) =>
  new Map((await world.rows(applications)).map(({ id, status }) => [id, status]));

async function runTasks(world: World): Promise<void> {
  const system = world.ctx({ kind: 'system' });
  for (const batch of await world.tasks('application.notify-batch'))
    await notifyBatch(system, batch);
}

test('REL-13 a bulk move moves what it may and says why each other application stays', async () => {
  await using world = await createWorld();
  const { company, recruiter, student, received } = await createInbox(world);
  const hired = await world.application({
    posting: await world.posting(company),
    student,
    status: 'hired',
  });
  const elsewhere = await world.application({
    posting: await world.posting(await world.company()),
    student,
  });
  const [first, second, third] = received;
  if (!first || !second || !third) throw new Error('There are three.');
  const { move, moveMany } = world.call(recruiter).application;
  await move({ applicationId: third.id, to: 'rejected', version: 1, reason: 'x' });
  const { batchId, results } = await moveMany({
    applications: [...seen([first, second, third, hired, elsewhere]), { id: unknown, version: 1 }],
    to: 'under_review',
  });
  expect(results).toEqual([
    { id: first.id, outcome: 'moved', status: 'under_review' },
    { id: second.id, outcome: 'moved', status: 'under_review' },
    { id: third.id, outcome: 'changed', status: 'rejected' },
    { id: hired.id, outcome: 'not_allowed', status: 'hired' },
    { id: elsewhere.id, outcome: 'not_found', status: null },
    { id: unknown, outcome: 'not_found', status: null },
  ]);
  const moves = (await world.rows(applicationMoves)).filter((row) => row.batchId === batchId);
  expect(moves.map(({ applicationId }) => applicationId).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  for (const row of moves) {
    expect(row).toMatchObject({
      fromStatus: 'pending',
      toStatus: 'under_review',
      actorId: recruiter.userId,
      actorKind: 'member',
      undoneAt: null,
    });
  }
  const row = (await world.rows(applications)).find(({ id }) => id === first.id);
  expect(row).toMatchObject({ version: 2, updatedAt: world.now, heldStatus: 'pending' });
  const stay = await world.call(recruiter).application.moveMany({
    applications: seen([hired]),
    to: 'under_review',
  });
  expect(stay.batchId).toBeNull();
});

test('SEC-63 a bulk rejection requires a reason and names the person', async () => {
  await using world = await createWorld();
  const { recruiter, received } = await createInbox(world);
  const { moveMany } = world.call(recruiter).application;
  const reject = { applications: seen(received), to: 'rejected' as const };
  expect(await world.refusal(() => moveMany(reject))).toBe('REASON_REQUIRED');
  expect(await world.refusal(() => moveMany({ ...reject, reason: ' \n' }))).toBe('REASON_REQUIRED');
  await moveMany({ ...reject, reason: ' Too few years. ' });
  const rejections = (await world.rows(applicationMoves)).filter(
    ({ toStatus }) => toStatus === 'rejected',
  );
  expect(rejections).toHaveLength(3);
  for (const row of rejections) {
    expect(row).toMatchObject({ reason: 'Too few years.', actorId: recruiter.userId });
  }
});

test('REL-11 students are notified of a bulk move once, after its undo period, however often the task runs', async () => {
  await using world = await createWorld();
  const { recruiter, student, received } = await createInbox(world);
  const { moveMany } = world.call(recruiter).application;
  await moveMany({ applications: seen(received), to: 'under_review' });
  expect(await world.rows(notifications)).toEqual([]);
  expect(await world.tasks('mail.send')).toEqual([]);
  expect((await world.rows(liveEvents)).map(({ userId }) => userId)).toEqual([recruiter.userId]);
  const { rows } = await world.pool.query<{ wait: number }>(
    "select extract(epoch from start_after)::float8 * 1000 as wait from tasks.job where name = 'application.notify-batch'",
  );
  expect((rows[0]?.wait ?? 0) - world.now.getTime()).toBeGreaterThanOrEqual(graceMs);

  world.passTime(graceMs + 1_000);
  const system = world.ctx({ kind: 'system' }, { tasks: world.brokenTasks });
  const [batch] = await world.tasks('application.notify-batch');
  if (!batch) throw new Error('There is a task.');
  const before = await world.dump();
  await expect(notifyBatch(system, batch)).rejects.toThrow('takes no tasks');
  expect(await world.dump()).toEqual(before);

  await runTasks(world);
  await runTasks(world);
  const told = await world.rows(notifications);
  expect(told).toHaveLength(3);
  for (const each of told) {
    expect(each).toMatchObject({
      userId: student.userId,
      data: { kind: 'application.moved', to: 'under_review', companyName: 'Bakery & Sons' },
    });
  }
  expect(await world.tasks('mail.send')).toHaveLength(3);
  const live = (await world.rows(liveEvents)).filter(({ userId }) => userId === student.userId);
  expect(live.map(({ kind }) => kind)).toEqual(['notification', 'notification', 'notification']);

  // Without the tasks of the mails, whose keys would hide a second sending.
  await world.pool.query("delete from tasks.job where name = 'mail.send'");
  await runTasks(world);
  expect(await world.tasks('mail.send')).toEqual([]);
});

test('REL-11 when a bulk move is followed by a single move, only the later one is reported', async () => {
  await using world = await createWorld();
  const { recruiter, received } = await createInbox(world, 1);
  const { move, moveMany } = world.call(recruiter).application;
  await moveMany({ applications: seen(received), to: 'under_review' });
  await move({ applicationId: received[0]?.id ?? '', to: 'rejected', version: 2, reason: 'x' });
  world.passTime(graceMs + 1_000);
  await runTasks(world);
  const told = (await world.rows(notifications)).map(({ data }) => 'to' in data && data.to);
  expect(told).toEqual(['rejected']);
});

test('CO-05 undoing a bulk move restores everything without notifying any student', async () => {
  await using world = await createWorld();
  const { recruiter, student, received } = await createInbox(world);
  // The ids of older moves are not necessarily in chronological order.
  await world.pool.query(
    "update application_moves set id = gen_random_uuid(), created_at = created_at - interval '1 second'",
  );
  const { moveMany, undoMoves } = world.call(recruiter).application;
  const { batchId } = await moveMany({ applications: seen(received), to: 'rejected', reason: 'x' });
  world.passTime(9_000);
  const { undone, changed } = await undoMoves({ batchId: batchId ?? '' });
  expect(undone.toSorted()).toEqual(received.map(({ id }) => id).toSorted());
  expect(changed).toEqual([]);
  expect(await undoMoves({ batchId: batchId ?? '' })).toEqual({ undone: [], changed: [] });
  for (const row of await world.rows(applications)) {
    expect(row).toMatchObject({ status: 'pending', version: 3, firstAnsweredAt: null });
  }
  world.passTime(graceMs);
  await runTasks(world);
  expect(await world.rows(notifications)).toEqual([]);
  expect(await world.tasks('mail.send')).toEqual([]);
  const { items } = await world.call(student).application.listOwn({});
  expect(items.flatMap(({ moves }) => moves.map(({ to }) => to))).toEqual([
    'pending',
    'pending',
    'pending',
  ]);
});

test('CO-05 colleagues who have the applications open see the undo, too', async () => {
  await using world = await createWorld();
  const { company, recruiter, student, received } = await createInbox(world);
  const owner = await world.member(company, 'owner');
  const { moveMany, undoMoves } = world.call(recruiter).application;
  const { batchId } = await moveMany({ applications: seen(received), to: 'rejected', reason: 'x' });
  const before = (await world.rows(liveEvents)).map(({ id }) => id);
  await undoMoves({ batchId: batchId ?? '' });
  const told = (await world.rows(liveEvents)).filter(({ id }) => !before.includes(id));
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    [owner.userId, recruiter.userId].toSorted(),
  );
  expect(told[0]).toMatchObject({ kind: 'application.changed', data: { by: recruiter.userId } });
  expect(told.map(({ userId }) => userId)).not.toContain(student.userId);
});

test('CO-05 undoing a bulk move skips applications that were moved since', async () => {
  await using world = await createWorld();
  const { company, recruiter, received } = await createInbox(world);
  const { moveMany, undoMoves } = world.call(recruiter).application;
  const { batchId } = await moveMany({ applications: seen(received), to: 'under_review' });
  const owner = await world.member(company, 'owner');
  const [first, ...others] = received.map(({ id }) => id);
  const ofOwner = world.call(owner).application;
  await ofOwner.move({
    applicationId: first ?? '',
    to: 'interview_scheduled',
    basis: 'proposes_times',
    version: 2,
  });
  await ofOwner.move({ applicationId: first ?? '', to: 'under_review', version: 3 });
  const answer = await undoMoves({ batchId: batchId ?? '' });
  expect(answer.undone.toSorted()).toEqual(others.toSorted());
  expect(answer.changed).toEqual([first]);
  expect((await statuses(world)).get(first ?? '')).toBe('under_review');
});

test('CO-05 only the mover can undo a bulk move, within the undo period and before students are notified', async () => {
  await using world = await createWorld();
  const { company, recruiter, received } = await createInbox(world);
  const { moveMany, undoMoves } = world.call(recruiter).application;
  const { batchId } = await moveMany({ applications: seen(received), to: 'under_review' });
  const id = batchId ?? '';
  const undoAs = (who: typeof recruiter) => () =>
    world.call(who).application.undoMoves({ batchId: id });
  expect(await world.refusal(undoAs(await world.member(company, 'owner')))).toBe('NOT_FOUND');
  const stranger = await world.member(await world.company(), 'owner');
  expect(await world.refusal(undoAs(stranger))).toBe('NOT_FOUND');
  expect(await world.refusal(() => undoMoves({ batchId: unknown }))).toBe('NOT_FOUND');
  world.passTime(graceMs + 1);
  expect(await world.refusal(undoAs(recruiter))).toBe('UNDO_TOO_LATE');
  world.passTime(-graceMs);
  await runTasks(world);
  expect(await world.refusal(undoAs(recruiter))).toBe('UNDO_TOO_LATE');
});

test('CO-05 repeating a bulk move with the same key moves once and returns the same response', async () => {
  await using world = await createWorld();
  const { recruiter, received } = await createInbox(world);
  const input = { applications: seen(received), to: 'under_review' as const };
  const send = () =>
    world.call(recruiter, { idempotencyKey: 'one-intent-0001' }).application.moveMany(input);
  expect(await send()).toEqual(await send());
  expect(await world.tasks('application.notify-batch')).toHaveLength(1);
});

test('REL-13 a bulk move takes as many statements for three applications as for one', async () => {
  await using world = await createWorld();
  const { recruiter, received } = await createInbox(world, 4);
  const count = async (rows: typeof received) => {
    const applicationsOf = seen(rows);
    const statements = await recordStatements(world, recruiter, (api) =>
      api.application.moveMany({ applications: applicationsOf, to: 'under_review' }),
    );
    return statements.length;
  };
  expect(await count(received.slice(0, 1))).toBe(await count(received.slice(1)));
});

test('REL-13 after concurrent single moves, bulk moves and undos the history is one chain that ends in the status', async () => {
  await using world = await createWorld();
  const { company, recruiter, student } = await createInbox(world, 0);
  const owner = await world.member(company, 'owner');
  const step = fc.record({
    kind: fc.constantFrom('one', 'many', 'undo'),
    which: fc.nat({ max: 2 }),
    to: fc.constantFrom(...applicationStatuses),
    by: fc.constantFrom(recruiter, owner),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
      async (rounds) => {
        const ids: string[] = [];
        for (let n = 0; n < 3; n++) {
          const posting = await world.posting(company);
          ids.push((await world.application({ posting, student })).id);
        }
        const current = async () =>
          (await world.rows(applications)).filter(({ id }) => ids.includes(id));
        const batches: { id: string; by: typeof recruiter }[] = [];
        for (const round of rounds) {
          const rows = seen(await current());
          await Promise.allSettled(
            round.map(async ({ kind, which, to, by }) => {
              const api = world.call(by).application;
              const last = batches.at(-1 - which);
              if (kind === 'undo') return last && api.undoMoves({ batchId: last.id });
              if (kind === 'many') {
                const { batchId } = await api.moveMany({ applications: rows, to, reason: 'x' });
                if (batchId) batches.push({ id: batchId, by });
                return undefined;
              }
              const row = rows[which];
              return (
                row && api.move({ applicationId: row.id, version: row.version, to, reason: 'x' })
              );
            }),
          );
          const moves = (await world.rows(applicationMoves)).toSorted((x, y) =>
            x.id < y.id ? -1 : 1,
          );
          for (const { id, status, version } of await current()) {
            const all = moves.filter(({ applicationId }) => applicationId === id);
            const standing = all.filter(({ undoneAt }) => undoneAt === null);
            expect(standing.map(({ fromStatus }) => fromStatus)).toEqual([
              null,
              ...standing.slice(0, -1).map(({ toStatus }) => toStatus),
            ]);
            expect(standing.at(-1)?.toStatus).toBe(status);
            expect(version).toBe(2 * all.length - standing.length);
          }
        }
        world.passTime(graceMs + 1);
      },
    ),
    { numRuns: triesAll ? 25 : 10 },
  );
  expect(world.failures).toEqual([]);
}, 60_000);
