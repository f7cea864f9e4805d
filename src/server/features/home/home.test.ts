import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { nextStepPath } from '#domain/home/home-paths.ts';
import { communityEvents, eventRegistrations } from '#server/db/tables/community.ts';
import { drives } from '#server/db/tables/drives.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifyBooking } from '#server/features/coach/booking-notices.ts';
import {
  cancelRegistration,
  createRegistration,
  unsubscribeToken,
} from '#server/features/event/registrations.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { addCommunity } from '#testing/add-community.ts';
import { addOffer } from '#testing/add-offer.ts';
import {
  addNotified,
  createInvited,
  createMet,
  createNotified,
  createStarted,
  createSubmitted,
  typedAssessment,
} from '#testing/calls/assessed.ts';
import { createBooked, createOffered, seenSlot } from '#testing/calls/coach.ts';
import { createFollowed, typedDrive } from '#testing/calls/drive.ts';
import { createProposed } from '#testing/calls/interview.ts';
import { createOffered as createOfferedJob, offerTerms } from '#testing/calls/rows.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const hour = 3_600_000;
const day = 24 * hour;
const inTime = (ms: number) => new Date(world.now.getTime() + ms);
const home = (student: Student) => world.call(student).home.load({});
/** The kinds of live events for these users since the last call. */
async function liveEventsDuring(work: () => Promise<unknown>, ...users: { userId: string }[]) {
  const before = (await world.rows(liveEvents)).map(({ id }) => id);
  await work();
  const rows = (await world.rows(liveEvents)).filter(({ id }) => !before.includes(id));
  return users.map(({ userId: own }) =>
    rows.filter(({ userId }) => userId === own).map(({ kind }) => kind),
  );
}

async function applied() {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const student = await world.student();
  const apply = async (status?: 'offer_made' | 'rejected') =>
    world.application({
      posting: await world.posting(company),
      student,
      ...(status && { status }),
    });
  const interview = async (
    { id: applicationId }: { id: string },
    startsIn: number,
    status: 'scheduled' | 'cancelled' = 'scheduled',
  ) =>
    world.db.insert(interviews).values({
      companyId: company.id,
      id: uuid(),
      applicationId,
      studentId: student.userId,
      startsAt: inTime(startsIn),
      endsAt: inTime(startsIn + hour),
      status,
      platform: 'video',
      createdAt: world.now,
    });
  return { company, owner, student, apply, interview };
}

test('HOME-02 a new student has no numbers, no next step of others and all first steps ahead', async () => {
  expect(await home(await world.student())).toMatchObject({
    tiles: { open: 0, unread: 0, closing: 0, interviews: 0 },
    hasStarted: false,
    next: 'apply',
    first: { isHidden: false },
    used: { resume: false, questions: false },
  });
});

test('HOME-02 each tile is the total of the list that it links to', async () => {
  const { company, owner, student, apply, interview } = await applied();
  const own = world.call(student);
  const [one, two] = [await apply(), await apply('offer_made'), await apply('rejected')];
  const write = (applicationId: string) =>
    world.call(owner).application.sendMessage({ applicationId, body: 'Hello' });
  await write(one.id);
  await write(one.id);
  await write(two.id);
  await own.notification.markRead({ messagesOf: two.id });
  const deadlines = [2 * day, 7 * day, 7 * day + 1000, -day];
  for (const deadline of [...deadlines.map(inTime), null]) {
    const posting = await world.posting(company, { deadline });
    await own.savedJobs.setSaved({ postingId: posting.id, isSaved: true });
  }
  const closed = await world.posting(company, { deadline: inTime(day), state: 'closed' });
  await own.savedJobs.setSaved({ postingId: closed.id, isSaved: true });
  await interview(one, hour);
  await interview(one, -hour / 2);
  await interview(one, -2 * hour);
  await interview(two, hour, 'cancelled');
  const { tiles, next, hasStarted } = await home(student);
  expect([tiles, next, hasStarted]).toEqual([
    { open: 2, unread: 1, closing: 2, interviews: 2 },
    'offer',
    true,
  ]);
  const lists = [
    await own.application.listOwn({ show: 'open' }),
    await own.application.listOwn({ show: 'unread' }),
    await own.savedJobs.listSaved({ show: 'closing' }),
  ];
  expect(lists.map(({ total, items }) => [total.count, items.length])).toEqual([
    [2, 2],
    [1, 1],
    [2, 2],
  ]);
  const { total, items } = await own.home.listUpcoming({ kind: 'interview' });
  expect([total, items.length]).toEqual([2, 2]);
});

test('HOME-02 the next step opens the offer that has to be answered first', async () => {
  const { company, student, apply } = await applied();
  expect(await home(student)).toMatchObject({ offeredId: null, offeredUntil: null });
  const ids: string[] = [];
  for (const days of [9, 2, 5]) {
    const { id: applicationId } = await apply('offer_made');
    const later = inTime(days * day);
    await addOffer(world.db, {
      companyId: company.id,
      applicationId,
      now: world.now,
      later,
      mark: String,
    });
    ids.push(applicationId);
  }
  // Without terms to answer here, it comes last.
  await apply('offer_made');
  const other = await applied();
  await other.apply('offer_made');
  const { next, offeredId, offeredUntil } = await home(student);
  expect([next, offeredId, offeredUntil]).toEqual(['offer', ids[1], inTime(2 * day)]);
  expect(nextStepPath({ next: 'offer', offeredId, proposedId: null })).toBe(
    `/student-dashboard?application=${ids[1]}#applications`,
  );
});

test('HOME-02 upcoming are the student’s own interviews, followed drives and registrations, soonest first', async () => {
  const { student: follower, driveId } = await createFollowed(world);
  const admin = await world.admin();
  await world.db.delete(communityEvents);
  const { slug } = await addCommunity(world.db, {
    authorId: admin.userId,
    reporterId: admin.userId,
    now: world.now,
  });
  await createRegistration(world.ctx(follower), { slug, name: 'Asha', email: 'asha@example.test' });
  const listed = await world.call(follower).home.listUpcoming({});
  const kinds = new Set(listed.items.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['drive', 'event']);
  expect(listed.items.filter(({ kind }) => kind === 'drive').map(({ target }) => target)).toContain(
    driveId,
  );
  const times = listed.items.map(({ startsAt }) => startsAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.every((time) => time > world.now.getTime())).toBe(true);
  expect(await world.call(follower).home.listUpcoming({ limit: 1 })).toEqual({
    items: listed.items.slice(0, 1),
    total: listed.items.length,
  });
  expect((await world.call(await world.student()).home.listUpcoming({})).items).toEqual([]);
  await world.call(follower).drive.setFollow({ driveId, isFollowing: false });
  const left = await world.call(follower).home.listUpcoming({});
  expect(left.items.map(({ kind }) => kind)).toEqual(['event']);
});

test('HOME-02 a registration and its cancelled event reach the student’s open pages', async () => {
  const admin = await world.admin();
  const student = await world.student();
  await world.db.delete(communityEvents);
  const people = { authorId: admin.userId, reporterId: admin.userId, now: world.now };
  const { slug, eventId } = await addCommunity(world.db, people);
  const told = async () =>
    (await world.rows(liveEvents)).filter(
      ({ userId, kind }) => userId === student.userId && kind === 'home.changed',
    ).length;
  await createRegistration(world.ctx(student), { slug, name: 'Asha', email: 'a@example.test' });
  expect(await told()).toBe(1);
  const { items } = await world.call(admin).event.listOwn({});
  const stamp = items.find(({ id }) => id === eventId)?.stamp ?? '';
  await world.call(admin).event.cancel({ eventId, stamp });
  expect(await told()).toBe(2);
  expect((await world.call(student).home.listUpcoming({})).items).toEqual([]);
});

test('HOME-02 a drive that is cancelled, or whose dates have no source, is not upcoming', async () => {
  const { admin, student, driveId } = await createFollowed(world);
  const listed = async () => (await world.call(student).home.listUpcoming({})).total;
  const before = await listed();
  expect(before).toBe(3);
  await world.db.update(drives).set({ sourceUrl: null }).where(eq(drives.id, driveId));
  expect(await listed()).toBe(0);
  const { sourceUrl } = typedDrive;
  await world.db.update(drives).set({ sourceUrl }).where(eq(drives.id, driveId));
  expect(await listed()).toBe(before);
  await world.call(admin).drive.cancel({ driveId, version: 1 });
  expect(await listed()).toBe(0);
});

test('HOME-02 a registration cancelled by its mailed link leaves the open home page', async () => {
  const admin = await world.admin();
  const student = await world.student();
  await world.db.delete(communityEvents);
  const people = { authorId: admin.userId, reporterId: admin.userId, now: world.now };
  const { slug } = await addCommunity(world.db, people);
  const { ctx } = world;
  await createRegistration(ctx(student), { slug, name: 'Asha', email: 'asha@example.test' });
  const [registration] = await world.rows(eventRegistrations);
  const token = unsubscribeToken(ctx(), registration?.id ?? '');
  const told = await liveEventsDuring(() => cancelRegistration(ctx(), token), student);
  expect(told).toEqual([['home.changed']]);
  expect((await world.call(student).home.listUpcoming({})).items).toEqual([]);
});

test('HOME-02 CO-06 choosing a time for an interview is the next step until it is chosen', async () => {
  const { student, applicationId, interviewId, moveId, slotId } = await createProposed(world);
  const step = async () => {
    const { next, proposed, proposedId } = await home(student);
    return { next, proposed, proposedId };
  };
  const none = { next: null, proposed: 0, proposedId: null };
  expect(await step(), 'the company can still undo it').toEqual(none);
  await notifyInterview(world.ctx({ kind: 'system' }), { moveId });
  expect(await step()).toEqual({ next: 'times', proposed: 1, proposedId: applicationId });
  expect(nextStepPath({ next: 'times', offeredId: null, proposedId: applicationId })).toBe(
    `/student-dashboard?application=${applicationId}#applications`,
  );
  await world.call(student).interview.bookSlot({ interviewId, slotId });
  expect(await step()).toEqual({ ...none, next: 'interview' });
});

/** Where a student sees deadlines: upcoming dates, next step and the calendar of this and next month. */
async function deadlinesOf(student: Student, now = world.now) {
  const own = world.call(student, { now });
  const { items, total } = await own.home.listUpcoming({});
  const { next, assessments } = await own.home.load({});
  const inMonths = await Promise.all(
    [now, new Date(now.getTime() + 31 * day)].map((at) =>
      own.application.listOwnDates({ month: at.toISOString().slice(0, 7) }),
    ),
  );
  // The months overlap by a day on both sides.
  const dates = new Map(
    inMonths.flatMap((month) =>
      month.items.map((each) => [`${each.kind} ${each.sittingId ?? each.applicationId}`, each.at]),
    ),
  );
  return {
    upcoming: items.map(({ kind, due, target, startsAt }) => ({ kind, due, target, at: startsAt })),
    total,
    next,
    assessments,
    dates: Object.fromEntries(dates) as Record<string, Date>,
  };
}

/** Questions without a clock. */
const typedKit = () => {
  const { sections, ...content } = typedAssessment();
  return { ...content, sections: sections.map((each) => ({ ...each, minutes: null })) };
};

test('CAR-08 CO-07 the calendar tells two assessments of one job apart by their names', async () => {
  const titles = ['SQL take-home', 'Node.js take-home'];
  const [first = '', second = ''] = titles;
  const made = await createNotified(world, { ...typedKit(), title: first });
  await addNotified(world, made, { ...typedKit(), title: second });
  const { items } = await world.call(made.student).application.listOwnDates({
    month: inTime(7 * day)
      .toISOString()
      .slice(0, 7),
  });
  const shown = items.filter(({ kind }) => kind === 'assessment');
  expect(shown.map(({ assessmentTitle }) => assessmentTitle).toSorted()).toEqual(titles.toSorted());
});

test('HOME-02 CO-07 an assessment is upcoming, the next step and in the calendar while it waits', async () => {
  const { student, applicationId, sittingId } = await createNotified(world, typedKit());
  const at = inTime(7 * day);
  const waiting = {
    upcoming: [{ kind: 'assessment', due: 'answer', target: sittingId, at }],
    total: 1,
    next: 'assessment',
    assessments: 1,
    dates: { [`assessment ${sittingId}`]: at },
  };
  const none = { upcoming: [], total: 0, next: null, assessments: 0, dates: {} };
  expect(await deadlinesOf(student)).toEqual(waiting);
  expect(await deadlinesOf(student, at)).toEqual(none);
  expect(await deadlinesOf(await world.student())).toEqual({ ...none, next: 'apply' });
  const own = world.call(student);
  await own.assessment.start({ sittingId });
  expect(await deadlinesOf(student)).toEqual(waiting);
  await own.application.withdraw({ applicationId, to: 'withdrawn', version: 1 });
  expect(await deadlinesOf(student)).toEqual({ ...none, next: 'apply' });
  expect(nextStepPath({ next: 'assessment', offeredId: null, proposedId: null })).toBe(
    '/student-dashboard/upcoming?kind=assessment',
  );
});

test('HOME-02 CO-07 an assessment with a clock has to be started by its deadline, then answered', async () => {
  const { student, sittingId } = await createNotified(world);
  const kind = 'assessment';
  const due = async () => (await deadlinesOf(student)).upcoming;
  expect(await due()).toEqual([{ kind, due: 'start', target: sittingId, at: inTime(7 * day) }]);
  await world.call(student).assessment.start({ sittingId });
  expect(await due()).toEqual([{ kind, due: 'answer', target: sittingId, at: inTime(hour / 2) }]);
  expect((await deadlinesOf(student, inTime(hour))).upcoming).toEqual([]);
});

test('HOME-02 CO-07 an assessment that is done, replaced or not announced yet is no deadline', async () => {
  const [submitted, invited, met] = [
    await createSubmitted(world),
    await createInvited(world),
    await createMet(world),
  ];
  expect((await deadlinesOf(met.student)).total).toBe(1);
  await world.call(met.student).assessment.acceptTest({ sittingId: met.sittingId });
  for (const { student } of [submitted, invited, met])
    expect(await deadlinesOf(student)).toMatchObject({ total: 0, assessments: 0, dates: {} });
});

test('HOME-02 an assessment counts until the student is told that the application is closed', async () => {
  const { student, recruiter, applicationId } = await createNotified(world);
  const move = { to: 'rejected', version: 1, reason: 'Another one fits better.' } as const;
  await world.call(recruiter).application.move({ applicationId, ...move });
  expect((await deadlinesOf(student)).total).toBe(1);
  await notifyMoves(world);
  expect(await deadlinesOf(student)).toMatchObject({ total: 0, assessments: 0, dates: {} });
});

test('HOME-02 ADM-04 no assessment of a suspended company has to be started, a started one finished', async () => {
  const [invited, started] = [await createNotified(world), await createStarted(world)];
  const totals = async () => [
    (await deadlinesOf(invited.student)).total,
    (await deadlinesOf(started.student)).total,
  ];
  const set = (status: string) => world.pool.query('update companies set status = $1', [status]);
  await set('suspended');
  expect(await totals()).toEqual([0, 1]);
  await set('approved');
  expect(await totals()).toEqual([1, 1]);
});

test('HOME-02 an offer is upcoming until it is answered or over, as in the calendar', async () => {
  const { student, recruiter, applicationId, offerId } = await createOfferedJob(world);
  const { offer } = await world.call(student).offer.find({ applicationId });
  const at = offer?.expiresAt ?? world.now;
  const open = {
    upcoming: [{ kind: 'offer', due: 'respond', target: applicationId, at }],
    dates: { [`offer ${applicationId}`]: at },
  };
  expect(await deadlinesOf(student)).toMatchObject(open);
  expect((await deadlinesOf(await world.student())).upcoming).toEqual([]);
  expect((await deadlinesOf(student, new Date(at.getTime() + 1))).upcoming).toEqual([]);
  // A withdrawal that can still be undone shows nowhere.
  const back = { to: 'rejected', version: 2, reason: 'The budget was cut.' } as const;
  const { batchId } = await world.call(recruiter).application.move({ applicationId, ...back });
  expect(await deadlinesOf(student)).toMatchObject(open);
  await world.call(recruiter).application.undoMoves({ batchId });
  expect(await home(student)).toMatchObject({ next: 'offer', offeredId: applicationId });
  const later = await world.call(student, { now: new Date(at.getTime() + 1) }).home.load({});
  expect([later.next, later.offeredId]).toEqual([null, null]);
  const { application: own } = world.call(student);
  expect((await own.listOwn({})).items[0]?.hasAccepted).toBe(false);
  await world.call(student).offer.accept({ applicationId, offerId });
  expect((await own.listOwn({})).items[0]?.hasAccepted).toBe(true);
  expect((await own.loadOwn({ applicationId })).hasAccepted).toBe(true);
  expect(await deadlinesOf(student)).toMatchObject({ upcoming: [], dates: {} });
  expect(await home(student)).toMatchObject({ next: null, offeredId: null });
});

test('CO-06 an accepted offer that was withdrawn and replaced no longer counts as accepted', async () => {
  const { student, recruiter, applicationId, offerId } = await createOfferedJob(world);
  const own = world.call(student);
  const accepted = async () => [
    (await own.application.listOwn({})).items[0]?.hasAccepted,
    (await own.application.loadOwn({ applicationId })).hasAccepted,
  ];
  await own.offer.accept({ applicationId, offerId });
  const { application, offer } = world.call(recruiter);
  const reason = 'The budget was cut.';
  await application.move({ applicationId, to: 'under_review', version: 2, reason });
  expect(await accepted(), 'the withdrawal can still be undone').toEqual([true, true]);
  await notifyMoves(world);
  expect(await accepted()).toEqual([false, false]);
  const expiresAt = inTime(9 * day).toISOString();
  const terms = { ...offerTerms, applicationId, expiresAt, timeZone: 'UTC' };
  const { id } = await offer.send({ ...terms, version: 3 });
  await notifyMoves(world);
  expect(await accepted()).toEqual([false, false]);
  expect(await home(student)).toMatchObject({ next: 'offer', offeredId: applicationId });
  await own.offer.accept({ applicationId, offerId: id });
  expect(await accepted()).toEqual([true, true]);
});

test('HOME-02 first steps are ticked off from what the account holds', async () => {
  const student = await world.student();
  const own = world.call(student);
  const done = async () => (await home(student)).first.done;
  const before = await own.profile.load({});
  const { email: _, photoId: __, completeness: ___, ...form } = before;
  const saved = await own.profile.update({
    ...form,
    skills: [],
    specialization: null,
    location: '',
  });
  expect(await done()).toEqual([]);
  await own.resume.create({ name: 'Baker', content: exampleResume });
  const { first, used } = await home(student);
  expect([first.done, used.resume]).toEqual([['resume'], true]);
  expect(first.resumeSkills).toEqual(
    exampleResume.skills.map(({ name }) => name).slice(0, first.resumeSkills.length),
  );
  expect(first.resumeSkills.length).toBeGreaterThan(2);
  const next = await own.profile.update({
    ...form,
    specialization: null,
    location: '',
    skills: first.resumeSkills,
    version: saved.version,
  });
  expect((await home(student)).first).toMatchObject({
    done: ['resume', 'skills'],
    resumeSkills: [],
  });
  await own.profile.update({
    ...form,
    skills: first.resumeSkills,
    specialization: 'web_development',
    location: 'Pune',
    version: next.version,
  });
  expect(await done()).toEqual(['resume', 'skills', 'target']);
  // The last step asks for a score of the resume: other practice doesn't check it off.
  await own.question.createSet({
    domain: 'sales',
    experienceLevel: 'mid-level',
    questionCount: 5,
  });
  expect(await done()).toEqual(['resume', 'skills', 'target']);
});

test('HOME-02 a file sent with an application is a resume, but not one of the builder', async () => {
  const company = await world.company();
  const student = await world.student();
  await world.application({ posting: await world.posting(company), student });
  const { first, used } = await home(student);
  expect([first.done.includes('resume'), used.resume]).toEqual([true, false]);
});

test('HOME-02 the first steps can be hidden and shown again, twice at once', async () => {
  const student = await world.student();
  const own = world.call(student);
  const hide = (isHidden: boolean) => own.home.setFirstSteps({ isHidden });
  await Promise.all([hide(true), hide(true)]);
  expect((await home(student)).first.isHidden).toBe(true);
  await hide(false);
  expect((await home(student)).first.isHidden).toBe(false);
});

test('HOME-02 interviews of closed applications are neither counted nor listed', async () => {
  const { owner, student, apply, interview } = await applied();
  const { id: applicationId } = await apply();
  await interview({ id: applicationId }, day);
  expect((await home(student)).tiles.interviews).toBe(1);
  const move = { to: 'rejected', version: 1, reason: 'Another one fits better.' } as const;
  await world.call(owner).application.move({ applicationId, ...move });
  expect((await home(student)).tiles.interviews).toBe(1);
  await notifyMoves(world);
  const { tiles, next } = await home(student);
  expect([tiles.interviews, next]).toEqual([0, 'apply']);
  expect((await world.call(student).home.listUpcoming({})).items).toEqual([]);
});

test('HOME-02 more dates than one kind can have are counted and listed in full', async () => {
  const { student, apply, interview } = await applied();
  const application = await apply();
  for (let at = 0; at < 150; at++) await interview(application, hour + at * hour);
  const admin = await world.admin();
  for (let at = 0; at < 20; at++) {
    const { id: driveId } = await world.call(admin).drive.create(typedDrive);
    await world.call(student).drive.setFollow({ driveId, isFollowing: true });
  }
  const { items, total } = await world.call(student).home.listUpcoming({});
  expect([items.length, total]).toEqual([210, 210]);
  expect((await home(student)).tiles.interviews).toBe(150);
});

test('HOME-02 a coach booking is upcoming for its student alone, until it is cancelled', async () => {
  const { student, bookingId } = await createBooked(world);
  const listed = async (who: Student) =>
    (await world.call(who).home.listUpcoming({ kind: 'coach' })).items.map(({ id }) => id);
  expect([await listed(student), await listed(await world.student())]).toEqual([[bookingId], []]);
  await world.call(student).coach.cancelBooking({ bookingId });
  expect(await listed(student)).toEqual([]);
});

test('HOME-02 what a student does in one tab reaches the home page in another, and nobody else’s', async () => {
  const { company, student } = await applied();
  const own = world.call(student);
  const other = await world.student();
  const { slotId } = await createOffered(world);
  const { driveId } = await createFollowed(world);
  const { id: postingId } = await world.posting(company);
  const acts = {
    save: () => own.savedJobs.setSaved({ postingId, isSaved: true }),
    unsave: () => own.savedJobs.setSaved({ postingId, isSaved: false }),
    follow: () => own.drive.setFollow({ driveId, isFollowing: true }),
    unfollow: () => own.drive.setFollow({ driveId, isFollowing: false }),
    book: async () => own.coach.createBooking(await seenSlot(world, slotId)),
    cancel: async () => {
      const { items } = await own.coach.listBookings({});
      return own.coach.cancelBooking({ bookingId: items[0]?.id ?? '' });
    },
  };
  for (const [name, act] of Object.entries(acts))
    expect([name, await liveEventsDuring(act, student, other)]).toEqual([
      name,
      [['home.changed'], []],
    ]);
});

test('HOME-02 CO-07 what a student does with an assessment reaches their other open pages', async () => {
  const { student, sittingId } = await createNotified(world, typedKit());
  const { student: tested, sittingId: replaced } = await createMet(world);
  const { assessment } = world.call(student);
  const acts = [
    () => assessment.start({ sittingId }),
    () => assessment.submitSection({ sittingId, section: 0 }),
    () => assessment.submitSection({ sittingId, section: 1 }),
    () => world.call(tested).assessment.acceptTest({ sittingId: replaced }),
  ];
  const told = [];
  for (const act of acts) told.push(await liveEventsDuring(act, student, tested));
  const home = ['home.changed'];
  expect(told).toEqual([
    [home, []],
    [[], []],
    [home, []],
    [[], home],
  ]);
});

test('HOME-02 a cancelled booking reaches the home page of a student who turned its notification off', async () => {
  const { coach, student, slotId, bookingId } = await createBooked(world);
  const system = world.ctx({ kind: 'system' });
  await notifyBooking(system, { bookingId });
  await world.call(student).setting.saveNotifications({
    all: { inApp: true, email: true },
    kinds: [{ kind: 'coach.cancelled', inApp: false, email: true }],
    takesMarketing: false,
  });
  await world.call(coach).coach.cancelSlot({ slotId });
  const told = await liveEventsDuring(() => notifyBooking(system, { bookingId }), student, coach);
  expect(told).toEqual([['home.changed'], ['notification']]);
});
