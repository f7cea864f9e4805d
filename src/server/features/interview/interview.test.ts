import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { interviewMembers, interviewMoves, interviews } from '#server/db/tables/interviews.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import {
  createProposed,
  createScheduled,
  createTeamApplied,
  timesIn,
  typedInterview,
} from '#testing/calls/interview.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';
import { cancelEndedInterviews } from './finished-interviews.ts';
import { notifyInterview } from './interview-notices.ts';
import { sendInterviewReminders } from './send-interview-reminders.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const system = () => world.ctx({ kind: 'system' });
const interviewOf = async (id: string) => {
  const [row] = await world.db.select().from(interviews).where(eq(interviews.id, id));
  return row;
};
const statusOf = async (id: string) => {
  const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
  return row?.status;
};
/** The kinds of notifications of these users, oldest first. */
const told = async (...users: { userId: string }[]) => {
  const rows = await world.rows(notifications);
  return users.map(({ userId }) =>
    rows
      .filter((row) => row.userId === userId && row.data.kind.startsWith('interview.'))
      .map(({ data }) => data.kind.slice('interview.'.length)),
  );
};
const mailsTo = async (email: string) =>
  (await world.tasks('mail.send')).filter(({ mail }) => mail.to === email);

test('CO-06 ADM-04 no time of a suspended company can be chosen, and none waits for a choice', async () => {
  const { student, interviewId, moveId, slots } = await createProposed(world);
  await notifyInterview(system(), { moveId });
  const { interview, home } = world.call(student);
  const choose = () => interview.bookSlot({ interviewId, slotId: slots[0]?.id ?? '' });
  const set = (status: string) => world.pool.query('update companies set status = $1', [status]);
  expect(await home.load({})).toMatchObject({ proposed: 1, next: 'times' });
  await set('suspended');
  expect(await world.refusal(choose)).toBe('COMPANY_AWAY');
  expect(await home.load({})).toMatchObject({ proposed: 0 });
  await set('approved');
  await choose();
});

test('CO-06 a company proposes times, the student picks one: both are told once, with one calendar entry', async () => {
  const { recruiter, interviewer, student, applicationId, interviewId, moveId, slots } =
    await createProposed(world);
  expect(await statusOf(applicationId)).toBe('interview_scheduled');
  expect(slots).toHaveLength(2);
  expect(await told(student)).toEqual([[]]);
  await notifyInterview(system(), { moveId });
  await notifyInterview(system(), { moveId });
  expect(await told(student, interviewer, recruiter)).toEqual([['proposed'], [], []]);
  const picked = await world
    .call(student)
    .interview.bookSlot({ interviewId, slotId: slots[1]?.id ?? '' });
  expect(await interviewOf(interviewId)).toMatchObject({
    status: 'scheduled',
    startsAt: slots[1]?.startsAt,
    version: 2,
  });
  await notifyInterview(system(), picked);
  await notifyInterview(system(), picked);
  expect(await told(student, interviewer, recruiter)).toEqual([
    ['proposed'],
    ['booked'],
    ['booked'],
  ]);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.calendar?.includes(interviewId),
  );
  expect(mails).toHaveLength(3);
  for (const { mail } of mails) {
    expect(mail.calendar).toContain(`UID:${interviewId}@firstrung.test`);
    expect(mail.calendar).toContain('SEQUENCE:2');
    expect(mail.calendar).toContain('STATUS:CONFIRMED');
    expect(mail.calendar).toContain('DTSTART:20261124T100000Z');
  }
});

test('CO-06 of 50 students who pick the same time of one interviewer at once, one gets it', async () => {
  const { recruiter, posting, interviewer } = await createTeamApplied(world);
  const times = timesIn(world, 100);
  const asked = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const student = await world.student();
      const { id: applicationId } = await world.application({ posting, student });
      const { id: interviewId, moveId } = await world
        .call(recruiter)
        .interview.create({ ...typedInterview(interviewer, times), applicationId });
      expect((await world.call(student).interview.listOwn({})).items).toEqual([]);
      await notifyInterview(system(), { moveId });
      const { items } = await world.call(student).interview.listOwn({});
      return { student, interviewId, slotId: items[0]?.slots[0]?.id ?? '' };
    }),
  );
  const answers = await Promise.all(
    asked.map(({ student, interviewId, slotId }) =>
      world
        .call(student)
        .interview.bookSlot({ interviewId, slotId })
        .then(
          () => 'booked',
          (error: { code?: string }) => error.code,
        ),
    ),
  );
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['booked', 'SLOT_TAKEN']));
  const loser = asked[answers.indexOf('SLOT_TAKEN')];
  if (loser === undefined) throw new Error('All but one lose.');
  const left = await world.call(loser.student).interview.listOwn({});
  expect(left.items.map(({ status, slots }) => [status, slots])).toEqual([['proposed', []]]);
});

test('CO-06 the database itself refuses overlapping interviews of a student or a member, whatever the code does', async () => {
  const { recruiter, interviewer, student, applicationId } = await createTeamApplied(world);
  const other = await createTeamApplied(world);
  const at = (hours: number) => new Date(world.now.getTime() + hours * hourMs);
  const insert = (
    of: { recruiter: { companyId: string }; student: { userId: string }; applicationId: string },
    from: number,
    to: number,
    status: 'scheduled' | 'cancelled' = 'scheduled',
  ) =>
    world.db
      .insert(interviews)
      .values({
        companyId: of.recruiter.companyId,
        id: uuid(),
        applicationId: of.applicationId,
        studentId: of.student.userId,
        startsAt: at(from),
        endsAt: at(to),
        status,
        platform: 'video',
        createdAt: world.now,
      })
      .returning();
  const own = { recruiter, student, applicationId };
  const [first] = await insert(own, 200, 201);
  await expect(insert({ ...other, student }, 200.5, 202)).rejects.toMatchObject({
    cause: { code: '23P01' },
  });
  await insert(own, 201, 202);
  await insert(own, 200, 201, 'cancelled');
  // A member is busy in another interview with another student, even of another company.
  const [second] = await insert(other, 200.5, 202);
  const join = (row: typeof first) =>
    world.db.insert(interviewMembers).values({
      companyId: row?.companyId ?? '',
      interviewId: row?.id ?? '',
      memberId: interviewer.userId,
    });
  await join(first);
  await expect(join(second)).rejects.toMatchObject({ cause: { code: '23P01' } });
  // And an interview can't be moved to where its member is busy.
  const [third] = await insert(other, 210, 211);
  await join(third);
  const move = world.db
    .update(interviews)
    .set({ startsAt: at(200), endsAt: at(200.5) })
    .where(eq(interviews.id, third?.id ?? ''));
  await expect(move).rejects.toMatchObject({ cause: { code: '23P01' } });
});

test('CO-06 twenty companies’ bookings of one student at the same moment leave one', async () => {
  const student = await world.student();
  const asked = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { recruiter, posting, interviewer } = await createTeamApplied(world);
      const { id: applicationId } = await world.application({ posting, student });
      return { recruiter, interviewer, applicationId };
    }),
  );
  const answers = await Promise.all(
    asked.map(({ recruiter, interviewer, applicationId }) =>
      world
        .call(recruiter)
        .interview.create({
          ...typedInterview(interviewer, timesIn(world, 300)),
          isFixed: true,
          applicationId,
        })
        .then(
          () => 'booked',
          (error: { code?: string }) => error.code,
        ),
    ),
  );
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['booked', 'CANDIDATE_BUSY']));
});

test('CO-06 a student who is booked elsewhere by now hears so on choosing, not that the time is taken', async () => {
  const { student, recruiter, interviewer, applicationId } = await createTeamApplied(world);
  const times = timesIn(world, 200);
  const asked = { ...typedInterview(interviewer, times), applicationId };
  const { id: interviewId } = await world.call(recruiter).interview.create(asked);
  const { items } = await world.call(recruiter).interview.listReceived({ applicationId });
  const slotId = items[0]?.slots[0]?.id ?? '';
  const other = await createTeamApplied(world);
  const sent = await world.application({ posting: other.posting, student });
  const booked = { ...typedInterview(other.interviewer, times), applicationId: sent.id };
  await world.call(other.recruiter).interview.create({ ...booked, isFixed: true });
  const left = await world.call(recruiter).interview.listReceived({ applicationId });
  expect(left.items[0]?.slots).toEqual([]);
  expect(
    await world.refusal(() => world.call(student).interview.bookSlot({ interviewId, slotId })),
  ).toBe('CANDIDATE_BUSY');
});

test('CO-06 a proposed time can be chosen until it begins', async () => {
  const { student, interviewId, slots } = await createProposed(world, {
    times: timesIn(world, 300),
  });
  const [slot] = slots;
  const choose = (ms: number) => {
    const now = new Date((slot?.startsAt.getTime() ?? 0) + ms);
    return world.call(student, { now }).interview.bookSlot({ interviewId, slotId: slot?.id ?? '' });
  };
  expect(await world.refusal(() => choose(0))).toBe('SLOT_TAKEN');
  await choose(-1);
});

test('CO-06 an application has at most 20 interviews', async () => {
  const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
  const create = (round: number) =>
    world.call(recruiter).interview.create({
      ...typedInterview(interviewer, timesIn(world, 24 + round)),
      applicationId,
    });
  for (let round = 1; round <= 20; round += 1) await create(round);
  expect(await world.refusal(() => create(21))).toBe('TOO_MANY_KEPT');
});

test('CO-10 a member who leaves is taken off interviews to come, not off those that were held', async () => {
  const { recruiter, interviewer, interviewId, applicationId } = await createScheduled(world);
  const later = {
    ...typedInterview(interviewer, timesIn(world, 96)),
    isFixed: true,
    applicationId,
  };
  await world.call(recruiter).interview.create(later);
  await world.pool.query(
    `update interviews set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'
      where id = $1`,
    [interviewId],
  );
  const owner = await world.member({ id: recruiter.companyId }, 'owner');
  await world.call(owner).team.removeMember({
    userId: interviewer.userId,
    from: 'interviewer',
    successorId: null,
  });
  const left = (await world.rows(interviewMembers)).filter(
    ({ memberId }) => memberId === interviewer.userId,
  );
  expect(left.map((row) => row.interviewId)).toEqual([interviewId]);
});

test('CO-06 what a company arranged can be undone before the student is told: nothing of it is left', async () => {
  const { recruiter, student, applicationId, interviewId, moveId } = await createProposed(world);
  const colleague = await world.member({ id: recruiter.companyId });
  const undo = (by: typeof recruiter) => world.call(by).interview.undo({ moveId });
  expect(await world.refusal(() => undo(colleague))).toBe('NOT_FOUND');
  await undo(recruiter);
  expect(await interviewOf(interviewId)).toBeUndefined();
  expect(await statusOf(applicationId)).toBe('pending');
  await notifyInterview(system(), { moveId });
  expect(await told(student)).toEqual([[]]);
  const moves = (await world.rows(applicationMoves)).filter(
    (move) => move.applicationId === applicationId && move.toStatus === 'interview_scheduled',
  );
  expect(moves.map(({ undoneAt }) => undoneAt)).toEqual([world.now]);
});

test('CO-06 undoing an interview plans the notification of the move before it again', async () => {
  const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
  const { application, interview } = world.call(recruiter);
  const { batchId } = await application.move({ applicationId, to: 'under_review', version: 1 });
  const typed = typedInterview(interviewer, timesIn(world, 48));
  const { moveId } = await interview.create({ ...typed, applicationId });
  const planned = async () =>
    (await world.tasks('application.notify-batch')).filter((task) => task.batchId === batchId);
  const before = (await planned()).length;
  await interview.undo({ moveId });
  expect(await statusOf(applicationId)).toBe('under_review');
  expect(await planned()).toHaveLength(before + 1);
});

test('CO-06 an undo comes too late once the student was told, or chose a time', async () => {
  const { recruiter, student, interviewId, moveId, slotId } = await createProposed(world);
  const undo = (id: string) => () => world.call(recruiter).interview.undo({ moveId: id });
  await world.call(student).interview.bookSlot({ interviewId, slotId });
  expect(await world.refusal(undo(moveId))).toBe('UNDO_TOO_LATE');
  const other = await createProposed(world);
  await notifyInterview(system(), other);
  const late = () => world.call(other.recruiter).interview.undo({ moveId: other.moveId });
  expect(await world.refusal(late)).toBe('UNDO_TOO_LATE');
});

test('CO-06 rescheduling keeps the history; calendars get the new time under the same UID and a higher SEQUENCE', async () => {
  const { recruiter, interviewer, student, interviewId, version } = await createScheduled(world);
  const typed = typedInterview(interviewer, timesIn(world, 120));
  const input = { ...typed, isFixed: true, interviewId, version };
  const changed = await world.call(recruiter).interview.update(input);
  const stale = () => world.call(recruiter).interview.update(input);
  expect(await world.refusal(stale)).toBe('INTERVIEW_CHANGED');
  await notifyInterview(system(), changed);
  const sequences = (await world.tasks('mail.send'))
    .flatMap(({ mail }) => (mail.calendar?.includes(interviewId) ? [mail.calendar] : []))
    .map((calendar) => /SEQUENCE:(\d+)/u.exec(calendar)?.[1]);
  expect(sequences).toEqual(['1', '1', '1', '2', '2', '2']);
  const { items } = await world.call(recruiter).interview.listReceived({
    applicationId: (await interviewOf(interviewId))?.applicationId ?? '',
  });
  expect(items[0]?.history.map(({ act }) => act)).toEqual(['booked', 'booked']);
  expect(items[0]?.history[1]?.startsAt).not.toEqual(items[0]?.startsAt);
  expect(await told(student)).toEqual([['booked', 'booked']]);
});

test('CO-06 a student who asks for another time gives the booked one up; calendars hear of it', async () => {
  const { recruiter, student, interviewId, version } = await createScheduled(world);
  const note = 'I have exams then.';
  const asked = await world.call(student).interview.requestTimes({ interviewId, version, note });
  expect(await interviewOf(interviewId)).toMatchObject({ status: 'needs_times', startsAt: null });
  await notifyInterview(system(), asked);
  expect(await told(recruiter)).toEqual([['requested']]);
  const last = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.calendar?.includes(interviewId),
  );
  expect(last.slice(-3).map(({ mail }) => /STATUS:(\w+)/u.exec(mail.calendar ?? '')?.[1])).toEqual([
    'CANCELLED',
    'CANCELLED',
    'CANCELLED',
  ]);
  const { items } = await world.call(recruiter).interview.list({});
  expect(items.find(({ id }) => id === interviewId)?.note).toBe(note);
  await world
    .call(student)
    .interview.undo({ moveId: asked.moveId })
    .catch(() => undefined);
  expect((await interviewOf(interviewId))?.status).toBe('needs_times');
});

test('CO-06 who was asked for other times proposes some; details alone are no answer', async () => {
  const { recruiter, student, interviewer, interviewId, version } = await createProposed(world);
  await world.call(student).interview.requestTimes({ interviewId, version, note: '' });
  const typed = { ...typedInterview(interviewer, []), interviewId, version: version + 1 };
  const { interview } = world.call(recruiter);
  expect(await world.refusal(() => interview.update(typed))).toBe('INTERVIEW_TIMES_REQUIRED');
  await interview.update({ ...typed, times: timesIn(world, 96) });
  expect((await interviewOf(interviewId))?.status).toBe('proposed');
});

test('CO-06 an undone request leaves the booked time and its interviewers as they were', async () => {
  const { student, interviewer, interviewId, version } = await createScheduled(world);
  const before = await interviewOf(interviewId);
  const asked = await world
    .call(student)
    .interview.requestTimes({ interviewId, version, note: '' });
  await world.call(student).interview.undo({ moveId: asked.moveId });
  const after = await interviewOf(interviewId);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  expect(after?.version).toBe(3);
  const members = await world.rows(interviewMembers);
  const own = members.filter((row) => row.interviewId === interviewId);
  expect(own.map(({ memberId, busy }) => [memberId, busy !== null])).toEqual([
    [interviewer.userId, true],
  ]);
});

test('CO-06 what is called off before anybody knew of it is never mentioned', async () => {
  const { recruiter, student, interviewId, version, moveId } = await createProposed(world);
  const cancel = { interviewId, version, reason: 'Wrong candidate.' };
  const stale = { ...cancel, version: version + 1 };
  expect(await world.refusal(() => world.call(recruiter).interview.cancel(stale))).toBe(
    'INTERVIEW_CHANGED',
  );
  const cancelled = await world.call(recruiter).interview.cancel(cancel);
  await notifyInterview(system(), { moveId });
  await notifyInterview(system(), cancelled);
  expect(await told(student)).toEqual([[]]);
});

test('CO-06 both sides are reminded a day and an hour before, each once, and never after the start', async () => {
  await using clock = await createWorld();
  const remind = () => sendInterviewReminders(clock.ctx({ kind: 'system' }));
  const { student } = await createScheduled(clock, { times: timesIn(clock, 48) });
  const inDelhi = { theme: 'system', language: null, timeZone: 'Asia/Kolkata' } as const;
  await clock.call(student).setting.savePreferences(inDelhi);
  const reminders = async () =>
    (await clock.rows(notifications))
      .filter(({ data, userId }) => data.kind === 'interview.reminder' && userId === student.userId)
      .map(({ data }) => ('lead' in data ? data.lead : ''));
  const every = async (minutes: number, hours: number) => {
    for (let at = 0; at < hours * 60; at += minutes) {
      clock.passTime(minutes * 60_000);
      await Promise.all([remind(), remind()]);
    }
  };
  await every(60, 23);
  expect(await reminders()).toEqual([]);
  await every(10, 2);
  expect(await reminders()).toEqual(['day-1']);
  await every(10, 26);
  expect(await reminders()).toEqual(['day-1', 'hour-1']);
  const mails = (await clock.tasks('mail.send')).filter(({ notAfter }) => notAfter !== undefined);
  // The recruiter who arranged it, the interviewer and the student.
  expect(mails).toHaveLength(6);
  expect(new Set(mails.map(({ notAfter }) => notAfter))).toEqual(
    new Set(['2026-11-23T10:00:00.000Z']),
  );
  // 10:00 UTC, as each reader’s clock has it.
  const own = mails.filter(({ mail }) => mail.to === student.email);
  expect(own.map(({ mail }) => /15:30|3:30/u.test(mail.text))).toEqual([true, true]);
});

test('CO-06 a change that is undone reminds nobody a second time, and a new time does', async () => {
  await using clock = await createWorld();
  const { recruiter, interviewer, student, interviewId, version } = await createScheduled(clock, {
    times: timesIn(clock, 24.5),
  });
  const { interview } = clock.call(recruiter);
  const remind = () => sendInterviewReminders(clock.ctx({ kind: 'system' }));
  const reminded = async () =>
    (await clock.rows(notifications)).filter(
      ({ data, userId }) => data.kind === 'interview.reminder' && userId === student.userId,
    ).length;
  const change = (hours: number, seen: number) => {
    const typed = typedInterview(interviewer, timesIn(clock, hours));
    return interview.update({ ...typed, isFixed: true, interviewId, version: seen });
  };
  clock.passTime(40 * 60_000);
  await remind();
  expect(await reminded()).toBe(1);
  const changed = await change(48, version);
  await interview.undo({ moveId: changed.moveId });
  await remind();
  expect(await reminded()).toBe(1);
  const moved = await change(23.9, changed.version + 1);
  clock.passTime(60_000);
  await notifyInterview(clock.ctx({ kind: 'system' }), { moveId: moved.moveId });
  await remind();
  expect(await reminded()).toBe(2);
});

test('CO-06 a job that slept through the start reminds nobody', async () => {
  await using clock = await createWorld();
  const { student } = await createScheduled(clock, { times: timesIn(clock, 24) });
  clock.passTime(24 * hourMs + 1_000);
  await sendInterviewReminders(clock.ctx({ kind: 'system' }));
  const rows = await clock.rows(notifications);
  expect(
    rows.filter(
      ({ data, userId }) => data.kind === 'interview.reminder' && userId === student.userId,
    ),
  ).toEqual([]);
});

test('CO-06 interviewers see their own interviews only, and no other company sees any', async () => {
  const { recruiter, interviewer, interviewId, applicationId } = await createScheduled(world);
  const idle = await world.member({ id: recruiter.companyId }, 'interviewer');
  const stranger = await world.member(await world.company());
  const seen = async (by: typeof recruiter) =>
    (await world.call(by).interview.list({})).items.some(({ id }) => id === interviewId);
  expect(await Promise.all([recruiter, interviewer, idle, stranger].map(seen))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const panel = (by: typeof recruiter) => () =>
    world.call(by).interview.listReceived({ applicationId });
  expect(await world.refusal(panel(idle))).toBe('NOT_FOUND');
  expect(await world.refusal(panel(stranger))).toBe('NOT_FOUND');
  // Interviewing means seeing the application.
  const received = await world.call(interviewer).application.listReceived({});
  expect(received.items.map(({ id }) => id)).toEqual([applicationId]);
});

test('CO-06 interviews to come are called off when the application is closed and that can’t be undone', async () => {
  const { recruiter, student, applicationId, interviewId } = await createScheduled(world);
  const move = { applicationId, to: 'rejected', version: 2, reason: 'Another one fits.' } as const;
  await world.call(recruiter).application.move(move);
  await cancelEndedInterviews(system());
  expect((await interviewOf(interviewId))?.status).toBe('scheduled');
  world.passTime(20_000);
  await cancelEndedInterviews(system());
  await cancelEndedInterviews(system());
  expect((await interviewOf(interviewId))?.status).toBe('cancelled');
  const moves = (await world.rows(interviewMoves)).filter((row) => row.interviewId === interviewId);
  expect(moves.map(({ act, actorKind }) => [act, actorKind])).toEqual([
    ['booked', 'member'],
    ['cancelled', 'system'],
  ]);
  await notifyInterview(system(), { moveId: moves[1]?.id ?? '' });
  expect(await told(student)).toEqual([['booked', 'cancelled']]);
});

test('CO-06 an outcome needs an interview that has started, and stays with the company', async () => {
  const { recruiter, student, interviewId, version, applicationId } = await createScheduled(world, {
    times: timesIn(world, 1),
  });
  const finish = (result: 'completed' | 'no_show', seen: number) => () =>
    world
      .call(recruiter)
      .interview.finish({ interviewId, version: seen, result, outcome: 'passed' });
  expect(await world.refusal(finish('completed', version))).toBe('INTERVIEW_NOT_STARTED');
  world.passTime(2 * hourMs);
  await finish('completed', version)();
  expect(await interviewOf(interviewId)).toMatchObject({ status: 'completed', outcome: 'passed' });
  await finish('no_show', version + 1)();
  expect(await interviewOf(interviewId)).toMatchObject({ status: 'no_show', outcome: null });
  const own = await world.call(student).interview.listOwn({ applicationId });
  expect(own.items).toHaveLength(1);
  expect(JSON.stringify(own)).not.toContain('outcome');
});

test('CO-06 the public half of the kit is shown to the student once a time is booked, the rest never', async () => {
  const { recruiter, student, interviewer, postingId, applicationId, interviewId, slotId, moveId } =
    await createProposed(world);
  await notifyInterview(system(), { moveId });
  const kit = {
    format: 'Forty-five minutes.',
    topics: ['Fermentation'],
    practice: ['How do you keep a starter alive?'],
    questions: ['A secret question'],
    criteria: ['A secret criterion'],
  };
  await world.call(recruiter).interview.saveKit({ ...kit, postingId, version: 0 });
  const stale = () => world.call(recruiter).interview.saveKit({ ...kit, postingId, version: 0 });
  expect(await world.refusal(stale)).toBe('KIT_CHANGED');
  const own = async () => (await world.call(student).interview.listOwn({})).items[0]?.kit;
  expect(await own()).toBeNull();
  await world.call(student).interview.bookSlot({ interviewId, slotId });
  const { format, topics } = kit;
  const guided = (questions: string[]) => questions.map((question) => ({ question, points: [] }));
  const practice = guided(kit.practice);
  expect(await own()).toEqual({ format, topics, practice });
  const panel = await world.call(interviewer).interview.listReceived({ applicationId });
  expect(panel.kit).toEqual({ ...kit, practice, questions: guided(kit.questions) });
});

test('CO-06 suggested times keep to the interviewer’s hours, and to what interviewer and student have on already', async () => {
  const { recruiter, interviewer, posting } = await createTeamApplied(world);
  await world.call(interviewer).interview.saveAvailability({
    timeZone: 'Asia/Kolkata',
    windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', to: '13:00' })),
    bufferMinutes: 30,
    mostPerWeek: 3,
    version: 0,
  });
  const apply = async () =>
    (await world.application({ posting, student: await world.student() })).id;
  const suggest = async () => {
    const asked = { memberIds: [interviewer.userId], minutes: 60, timeZone: 'Asia/Kolkata' };
    const applicationId = await apply();
    return (await world.call(recruiter).interview.suggest({ applicationId, ...asked })).times;
  };
  expect((await suggest()).slice(0, 2)).toEqual(['2026-11-23T10:00', '2026-11-23T12:00']);
  const book = async (time: string) =>
    world.call(recruiter).interview.create({
      ...typedInterview(interviewer, [time]),
      timeZone: 'Asia/Kolkata',
      minutes: 60,
      isFixed: true,
      applicationId: await apply(),
    });
  await book('2026-11-23T10:00');
  expect((await suggest())[0]).toBe('2026-11-23T11:30');
  await book('2026-11-24T10:00');
  await book('2026-11-25T10:00');
  // The limit of the week is reached, also by interviews that were held.
  expect((await suggest())[0]).toBe('2026-11-30T10:00');
  const { companyId } = recruiter;
  await world.db
    .update(interviews)
    .set({ status: 'completed' })
    .where(eq(interviews.companyId, companyId));
  expect((await suggest())[0]).toBe('2026-11-30T10:00');
});

test('CO-06 times offered to other candidates are suggested last, and counted without a name', async () => {
  const { recruiter, interviewer, posting } = await createTeamApplied(world);
  await world.call(interviewer).interview.saveAvailability({
    timeZone: 'UTC',
    windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', to: '12:00' })),
    bufferMinutes: 0,
    mostPerWeek: null,
    version: 0,
  });
  const { suggest, create, countOffers, listReceived } = world.call(recruiter).interview;
  const apply = async () => {
    const student = await world.student();
    return { student, applicationId: (await world.application({ posting, student })).id };
  };
  const asked = { memberIds: [interviewer.userId], minutes: 60, timeZone: 'UTC' };
  const [one, two, three] = [await apply(), await apply(), await apply()];
  const { times } = await suggest({ applicationId: one.applicationId, ...asked });
  const propose = ({ applicationId }: typeof one, chosen: string[]) =>
    create({ ...typedInterview(interviewer, chosen), minutes: 60, applicationId });
  await propose(one, times.slice(0, 3));
  const next = (await suggest({ applicationId: two.applicationId, ...asked })).times;
  expect(next).toHaveLength(6);
  expect(next.filter((time) => times.slice(0, 3).includes(time))).toEqual([]);
  // For the first candidate, these times are offered to nobody else.
  expect((await suggest({ applicationId: one.applicationId, ...asked })).times).toEqual(times);

  const [shared = '', own = ''] = times;
  const { id: interviewId, moveId } = await propose(two, [shared]);
  const offersTo = async ({ applicationId }: typeof one, chosen: string[]) =>
    (await countOffers({ applicationId, ...asked, times: chosen })).times;
  expect(await offersTo(three, [shared, own, '2027-01-01T10:00', 'soon'])).toEqual([
    { time: shared, others: 2 },
    { time: own, others: 1 },
    { time: '2027-01-01T10:00', others: 0 },
  ]);
  expect((await offersTo(one, [shared, own])).map(({ others }) => others)).toEqual([1, 0]);
  // A time that only overlaps is ruled out as well; another interviewer's is not.
  const half = shared.replace(':00', ':30');
  expect((await offersTo(three, [half]))[0]?.others).toBe(2);
  const idle = await world.member({ id: recruiter.companyId }, 'interviewer');
  const another = { applicationId: three.applicationId, times: [shared] };
  const free = await countOffers({ ...asked, ...another, memberIds: [idle.userId] });
  expect(free.times[0]?.others).toBe(0);

  const [card] = (await listReceived({ applicationId: one.applicationId })).items;
  expect(card?.slots.map(({ others }) => others)).toEqual([1, 0, 0]);
  // The student sees nothing about others, and a booked time is offered to nobody.
  await notifyInterview(system(), { moveId });
  const [invited] = (await world.call(two.student).interview.listOwn({})).items;
  expect(Object.keys(invited?.slots[0] ?? {}).toSorted()).toEqual(['endsAt', 'id', 'startsAt']);
  const slotId = invited?.slots[0]?.id ?? '';
  await world.call(two.student).interview.bookSlot({ interviewId, slotId });
  expect((await offersTo(three, [shared, own])).map(({ others }) => others)).toEqual([0, 1]);
});

test('CO-06 candidates whom a reader can’t see are not counted; only those who arrange interviews learn of them', async () => {
  const { recruiter, interviewer, posting } = await createTeamApplied(world);
  const second = await world.member({ id: recruiter.companyId }, 'interviewer');
  const times = timesIn(world, 600);
  const propose = async (members: { userId: string }[], of = posting) => {
    const student = await world.student();
    const { id: applicationId } = await world.application({ posting: of, student });
    const typed = { ...typedInterview(interviewer, times), applicationId };
    const memberIds = members.map(({ userId }) => userId);
    await world.call(recruiter).interview.create({ ...typed, memberIds });
    return applicationId;
  };
  const panelId = await propose([interviewer, second]);
  await propose([second], await world.posting({ id: recruiter.companyId }));
  const othersFor = async (reader: typeof recruiter, applicationId: string) => {
    const { items } = await world.call(reader).interview.listReceived({ applicationId });
    return items[0]?.slots.map(({ others }) => others);
  };
  expect(await othersFor(recruiter, panelId)).toEqual([1]);
  expect(await othersFor(second, panelId)).toEqual([1]);
  // The other candidate is the colleague's alone.
  expect(await othersFor(interviewer, panelId)).toEqual([0]);
  const limited = await world.member({ id: recruiter.companyId });
  const owner = await world.member({ id: recruiter.companyId }, 'owner');
  const access = { userId: limited.userId, from: 'recruiter', isLimited: true } as const;
  await world.call(owner).team.setAccess({ ...access, postingIds: [posting.id] });
  expect(await othersFor({ ...limited, isLimited: true }, panelId)).toEqual([null]);
});

test('CO-06 a company cannot arrange interviews with others’ members, for others’ applications or closed ones', async () => {
  const { recruiter, interviewer, applicationId } = await createTeamApplied(world);
  const other = await createTeamApplied(world);
  const create = (form: object) => () =>
    world.call(recruiter).interview.create({
      ...typedInterview(interviewer, timesIn(world, 500)),
      applicationId,
      ...form,
    });
  expect(await world.refusal(create({ memberIds: [other.interviewer.userId] }))).toBe('NOT_FOUND');
  expect(await world.refusal(create({ applicationId: other.applicationId }))).toBe('NOT_FOUND');
  expect(await world.refusal(create({ place: 'http://meet.example' }))).toBe('HTTPS_REQUIRED');
  const move = { to: 'rejected', version: 1, reason: 'Another one fits.' } as const;
  await world.call(recruiter).application.move({ applicationId, ...move });
  expect(await world.refusal(create({}))).toBe('APPLICATION_CLOSED');
  expect(await mailsTo('nobody@example.test')).toEqual([]);
});

test('PERF-05 the kits of all of a student’s interviews are read in one statement', async () => {
  const { student, recruiter, interviewer, applicationId } = await createScheduled(world);
  const typed = typedInterview(interviewer, timesIn(world, 96));
  const second = { ...typed, isFixed: true, applicationId };
  await notifyInterview(system(), await world.call(recruiter).interview.create(second));
  const statements = await recordStatements(world, student, async (api) =>
    expect((await api.interview.listOwn({ applicationId })).items).toHaveLength(2),
  );
  expect(statements.filter(({ text }) => text.includes('interview_kits'))).toHaveLength(1);
});

test('CO-06 a proposal is refused with the time at which an interviewer is busy', async () => {
  const { recruiter, interviewer } = await createScheduled(world);
  const posting = await world.posting({ id: recruiter.companyId });
  const { id: applicationId } = await world.application({
    posting,
    student: await world.student(),
  });
  const times = timesIn(world, 40, 48);
  const error: unknown = await world
    .call(recruiter)
    .interview.create({ ...typedInterview(interviewer, times), applicationId })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'INTERVIEWER_BUSY',
    data: { startsAt: new Date(`${times[1]}Z`) },
  });
});
