import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Member } from '#domain/actor.ts';
import { applicationInterviewers } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { postingMembers } from '#server/db/tables/company-profile.ts';
import { interviewMembers, interviews } from '#server/db/tables/interviews.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { scorecards } from '#server/db/tables/scorecards.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';

const day = 24 * 60 * 60_000;

async function createHiring(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  return { company, owner };
}

async function apply(world: World, company: { id: string }, count: number, values = {}) {
  const posting = await world.posting(company);
  const sent = [];
  for (let n = 0; n < count; n++) {
    const student = await world.student();
    sent.push(await world.application({ posting, student, values }));
  }
  return { posting, sent };
}

const ago = (world: World, days: number) => {
  const at = new Date(world.now.getTime() - days * day);
  return { createdAt: at, updatedAt: at };
};

test('CO-01 every tile and every reminder is the total of the list that it opens', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  await apply(world, company, 2);
  await apply(world, company, 1, { ...ago(world, 8), status: 'under_review' });
  await apply(world, company, 1, { ...ago(world, 30) });
  await apply(world, company, 1, { ...ago(world, 30), firstAnsweredAt: world.now });
  await apply(world, company, 1, { ...ago(world, 30), status: 'rejected' });
  await world.posting(company, { state: 'draft', postedAt: null });
  await world.posting(company, { deadline: new Date(world.now.getTime() + 2 * day) });
  await world.posting(company, { deadline: new Date(world.now.getTime() + 4 * day) });
  await world.posting(company, { deadline: new Date(world.now.getTime() - day) });
  const other = await world.company();
  await apply(world, other, 3, ago(world, 30));

  const { overview, application, posting } = world.call(owner);
  const { tiles, attention } = await overview.load({});
  expect(tiles.candidates).toEqual((await application.listReceived({})).total);
  expect(tiles.candidates.count).toBe(6);
  expect(tiles.fresh).toEqual((await application.listReceived({ status: 'pending' })).total);
  expect(tiles.postings).toEqual((await posting.listOwn({ state: 'active' })).total);
  expect(attention?.unanswered['7'].count).toBe(2);
  expect(attention?.unanswered['25'].count).toBe(1);
  for (const waiting of ['7', '25'] as const) {
    const { total } = await application.listReceived({ waiting });
    expect(attention?.unanswered[waiting]).toEqual(total);
    const board = await application.listBoard({ waiting });
    expect(board.columns.reduce((sum, column) => sum + column.total, 0)).toBe(total.count);
  }
  expect(attention?.closing).toBe(1);
  expect(attention?.closing).toBe((await posting.listOwn({ state: 'closing' })).total.count);
  expect(attention?.drafts).toBe((await posting.listOwn({ state: 'draft' })).total.count);
});

test('CO-01 an answer, even minutes before the limit, takes an application off the list', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  const { sent } = await apply(world, company, 1, ago(world, 7));
  const { overview, application } = world.call(owner);
  expect((await overview.load({})).attention?.unanswered['7'].count).toBe(0);
  world.passTime(1);
  const [one] = sent;
  expect((await world.call(owner).overview.load({})).attention?.unanswered['7'].count).toBe(1);
  const move = { applicationId: one?.id ?? '', to: 'under_review' as const, version: 1 };
  await application.move(move);
  await notifyMoves(world);
  expect((await world.call(owner).overview.load({})).attention?.unanswered['7'].count).toBe(0);
});

test('CO-01 an interviewer sees counts of assigned applications only, and nothing to decide', async () => {
  await using world = await createWorld();
  const { company } = await createHiring(world);
  const interviewer: Member = await world.member(company, 'interviewer');
  const { sent } = await apply(world, company, 3, ago(world, 9));
  const [mine] = sent;
  const assigned = { companyId: company.id, applicationId: mine?.id ?? '' };
  await world.db
    .insert(applicationInterviewers)
    .values({ ...assigned, memberId: interviewer.userId, createdAt: world.now });
  const { tiles, attention, first, days } = await world.call(interviewer).overview.load({});
  expect(tiles).toMatchObject({ postings: null, candidates: { count: 1 }, fresh: { count: 1 } });
  expect([attention, first]).toEqual([null, null]);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  const total = (await world.call(interviewer).application.listReceived({})).total;
  expect(tiles.candidates).toEqual(total);
});

test.each([
  ['UTC', '2026-11-21', '2026-11-22'],
  ['Asia/Kolkata', '2026-11-22', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21', '2026-11-21'],
])('CO-01 in %s an application counts on the company’s day', async (timeZone, first, second) => {
  await using world = await createWorld(new Date('2026-11-21T23:59:00Z'));
  const { company, owner } = await createHiring(world);
  await world.db.update(companies).set({ timeZone });
  await apply(world, company, 2);
  world.passTime(2 * 60_000);
  await apply(world, company, 1);
  await apply(world, company, 1, ago(world, 31));
  await apply(world, await world.company(), 4);
  const { days } = await world.call(owner).overview.load({});
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(second);
  const counted = days.filter(({ count }) => count > 0);
  expect(counted).toEqual(
    first === second
      ? [{ day: first, count: 3 }]
      : [
          { day: first, count: 2 },
          { day: second, count: 1 },
        ],
  );
});

test('CO-08 concurrent applications are each counted once for the posting’s day and source', async () => {
  await using world = await createWorld();
  const { company } = await createHiring(world);
  const posting = await world.posting(company);
  const submit = async (source?: 'alert') => {
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    const form = { fullName: 'Asha', email: 'asha@example.test', resumeFileId };
    await world
      .call(student)
      .application.submit({ ...form, postingId: posting.id, ...(source && { source }) });
  };
  await Promise.all([submit(), submit(), submit('alert')]);
  const rows = await world.rows(postingDays);
  expect(
    rows.map(({ day, source, submitted }) => `${day} ${source} ${submitted}`).toSorted(),
  ).toEqual(['2026-11-21 alert 1', '2026-11-21 direct 2']);
});

test('CO-01 a recruiter with chosen postings sees their counts and lists only', async () => {
  await using world = await createWorld();
  const { company } = await createHiring(world);
  const recruiter = await world.member(company, 'recruiter');
  const { posting } = await apply(world, company, 2, ago(world, 8));
  await apply(world, company, 5, ago(world, 8));
  for (let n = 0; n < 5; n++) await world.posting(company);
  const { userId } = recruiter;
  const companyId = company.id;
  await world.db
    .update(companyMembers)
    .set({ isLimited: true })
    .where(eq(companyMembers.userId, userId));
  await world.db
    .insert(postingMembers)
    .values({ companyId, userId, postingId: posting.id, createdAt: world.now });
  const limited = { ...recruiter, isLimited: true as const };
  const { overview, application, posting: postings } = world.call(limited);
  const { tiles, attention, days } = await overview.load({});
  expect(tiles.postings).toEqual((await postings.listOwn({ state: 'active' })).total);
  expect(tiles.candidates).toEqual((await application.listReceived({})).total);
  expect(attention).toMatchObject({ unanswered: { '7': { count: 2 } }, plan: null });
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('CO-01 the first steps show what is true, can be skipped, and end in a published posting', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  await world.db.update(companies).set({ description: null });
  const first = async (by = owner) => (await world.call(by).overview.load({})).first;
  const { team } = world.call(owner);
  const invited = await team.createInvitation({ role: 'recruiter', email: null });
  expect((await first())?.done).toEqual(['colleagues']);
  await team.cancelInvitation({ invitationId: invited.id });
  expect((await first())?.done).toEqual([]);
  const recruiter = await world.member(company, 'recruiter');
  expect(await first()).toMatchObject({ done: ['colleagues'], isHidden: false, postingId: null });
  await world.db
    .update(companies)
    .set({ description: 'We bake.', industry: 'Food', location: 'Pune', website: 'https://a.b' });
  expect(await first()).toMatchObject({ done: ['profile', 'colleagues'], mayInvite: true });
  expect(await first(recruiter)).toMatchObject({ mayInvite: false });
  await world.call(owner).overview.setFirstSteps({ isHidden: true });
  expect([(await first())?.isHidden, (await first(recruiter))?.isHidden]).toEqual([true, false]);
  await world.call(owner).overview.setFirstSteps({ isHidden: false });
  const { id } = await world.posting(company);
  await world.posting(company, { postedAt: new Date(world.now.getTime() - day) });
  expect(await first()).toEqual({
    done: ['profile', 'colleagues', 'posting'],
    isHidden: false,
    hasStarted: false,
    mayInvite: true,
    postingId: id,
  });
});

test('CO-01 CO-10 a new company completes the profile step with what its own form asks', async () => {
  await using world = await createWorld();
  const { owner } = await createHiring(world);
  await world.db.update(companies).set({ location: null });
  const { company, overview } = world.call(owner);
  const done = async () => (await overview.load({})).first?.done;
  const {
    slug: _,
    logoId: __,
    primaryColor: ___,
    secondaryColor: ____,
    ...own
  } = await company.loadOwn({});
  await company.updateOwn({
    ...own,
    contactEmail: 'mara@bakery.example',
    contactName: 'Mara',
    description: 'We bake.',
    industry: 'Other',
    location: 'Pune, India',
    website: 'https://bakery.example',
  });
  expect(await done()).toContain('profile');
});

test('CO-01 a company is told when one more posting reaches its plan’s limit, and not before', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  const over = { deadline: new Date(world.now.getTime() - day) };
  await world.posting(company, over);
  for (let n = 0; n < 3; n++) await world.posting(company);
  const plan = async () => (await world.call(owner).overview.load({})).attention?.plan;
  expect(await plan()).toBeNull();
  await world.posting(company);
  expect(await plan()).toEqual({ id: 'starter', open: 4, limit: 5 });
  await world.posting(company);
  expect(await plan()).toEqual({ id: 'starter', open: 5, limit: 5 });
});

test('CO-01 the overview takes at most eight queries', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  const { sent } = await apply(world, company, 1);
  await world.db.insert(interviews).values({
    companyId: company.id,
    id: sent[0]?.id ?? '',
    applicationId: sent[0]?.id ?? '',
    studentId: sent[0]?.studentId ?? '',
    startsAt: world.now,
    endsAt: new Date(world.now.getTime() + 1),
    status: 'scheduled',
    platform: 'google-meet',
    createdAt: world.now,
  });
  const statements = await recordStatements(world, owner, async (api) => {
    expect((await api.overview.load({})).tiles.interviews.count).toBe(1);
  });
  expect(statements.length).toBeLessThanOrEqual(8);
});

test('CO-01 past interviews wait for an outcome and the scorecards of those who took part', async () => {
  await using world = await createWorld();
  const { company, owner } = await createHiring(world);
  const { sent } = await apply(world, company, 4, { status: 'interview_scheduled' });
  const mine = await world.member(company, 'interviewer');
  const other = await world.member(company, 'interviewer');
  const hour = 60 * 60_000;
  const statuses = ['scheduled', 'completed', 'completed', 'scheduled'] as const;
  for (const [at, application] of sent.entries()) {
    const ends = world.now.getTime() + (at === 3 ? hour : -hour * (at + 1));
    const facts = { companyId: company.id, id: application.id };
    await world.db.insert(interviews).values({
      ...facts,
      applicationId: application.id,
      studentId: application.studentId,
      startsAt: new Date(ends - hour / 2),
      endsAt: new Date(ends),
      status: statuses[at] ?? 'scheduled',
      platform: 'phone',
      createdAt: world.now,
    });
    await world.db.insert(interviewMembers).values({
      companyId: company.id,
      interviewId: application.id,
      memberId: (at === 2 ? other : mine).userId,
    });
  }
  const counts = async () => {
    const both = await Promise.all(
      [owner, mine, other].map(async (by) => {
        const { overview, interview } = world.call(by);
        const { total, items } = await interview.list({ when: 'unfinished' });
        expect((await overview.load({})).unfinished).toEqual(total);
        for (const { status, interviewers } of items)
          expect(interviewers.some((one) => one.lacksScorecard) || status === 'scheduled').toBe(
            true,
          );
        return total.count;
      }),
    );
    return both.join(' ');
  };
  expect(await counts()).toBe('3 2 1');
  await world.db.insert(scorecards).values({
    companyId: company.id,
    id: crypto.randomUUID(),
    applicationId: sent[2]?.id ?? '',
    memberId: other.userId,
    version: 1,
    submittedAt: world.now,
  });
  expect(await counts()).toBe('2 2 0');
  // A colleague's missing scorecard is not the reader's.
  const shared = { companyId: company.id, interviewId: sent[1]?.id ?? '' };
  await world.db.insert(interviewMembers).values({ ...shared, memberId: other.userId });
  expect(await counts()).toBe('2 2 1');
  await world.db.insert(scorecards).values({
    companyId: company.id,
    id: crypto.randomUUID(),
    applicationId: sent[1]?.id ?? '',
    memberId: other.userId,
    version: 1,
    submittedAt: world.now,
  });
  expect(await counts()).toBe('2 2 0');
  await world.db
    .update(applications)
    .set({ status: 'withdrawn' })
    .where(eq(applications.id, sent[0]?.id ?? ''));
  expect(await counts()).toBe('1 1 0');
});
