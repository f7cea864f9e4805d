import { beforeEach, expect, test } from 'vitest';
import type { Actor, Admin, Member } from '#domain/actor.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import { importPostings } from '#server/features/posting/import-postings.ts';
import type { Company } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { recordUse } from './usage.ts';

let world: World;
let company: Company;
let owner: Member;
let admin: Admin;
beforeEach(async () => {
  world = await createWorld();
  company = await world.company();
  owner = await world.member(company, 'owner');
  admin = await world.admin();
  return () => world[Symbol.asyncDispose]();
});

const plans = (by: Actor = owner) => world.call(by).plan;
async function open(count: number) {
  for (let n = 0; n < count; n++) await world.posting(company);
}
const draft = () => world.posting(company, { state: 'draft', postedAt: null });
const publish = async (postingId: string) =>
  world.call(owner).posting.move({ postingId, to: 'active', version: 1 });
const countActive = async () =>
  (await world.rows(postings)).filter(({ state }) => state === 'active').length;
const limitOfStarter = {
  code: 'PLAN_LIMIT',
  data: {
    plan: 'starter',
    use: 'openPostings',
    limit: 5,
    used: 5,
    companyName: expect.any(String),
  },
};

test('BILL-01 of 20 parallel publishes with 4 of 5 open, exactly one succeeds', async () => {
  await open(4);
  const drafts = await Promise.all(Array.from({ length: 20 }, draft));
  const done = await Promise.allSettled(drafts.map(({ id }) => publish(id)));
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(19);
  for (const error of refused) expect(error).toMatchObject(limitOfStarter);
  expect(await countActive()).toBe(5);
});

test('BILL-01 an owner asks, an administrator grants, and the company publishes', async () => {
  await open(5);
  const { id } = await draft();
  expect(await world.refusal(() => publish(id))).toBe('PLAN_LIMIT');
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  expect(await world.refusal(() => plans().request({ plan: 'business', period: 'yearly' }))).toBe(
    'PLAN_REQUESTED',
  );
  const told = await world.rows(notifications);
  expect(told.map(({ userId, data }) => [userId, data.kind])).toEqual([
    [admin.userId, 'plan.requested'],
  ]);
  expect((await plans(admin).listRequests({})).items).toMatchObject([
    { id: requestId, name: company.name, plan: 'business', now: 'starter', state: 'open' },
  ]);

  await plans(admin).grant({ requestId, until: null, reason: 'Invoice 12 is paid.' });
  expect(await plans().loadOwn({})).toMatchObject({
    plan: 'business',
    state: 'active',
    endsAt: new Date('2026-12-21T10:00:00Z'),
    nextPlan: 'starter',
    uses: [{ use: 'openPostings', used: 5, limit: 25 }],
    request: { state: 'granted', reason: 'Invoice 12 is paid.' },
  });
  await publish(id);
  expect(await countActive()).toBe(6);

  const [, answer] = await world.rows(notifications);
  expect(answer).toMatchObject({
    userId: owner.userId,
    data: { kind: 'plan.changed', plan: 'business', what: 'granted' },
  });
  const [mail] = await world.tasks('mail.send');
  expect(mail?.mail).toMatchObject({ subject: 'You’re on the Business plan' });
  expect(mail?.mail.text).toContain('Invoice 12 is paid.');
  expect(
    (await world.rows(auditEntries)).map(({ action, targetId }) => [action, targetId]),
  ).toEqual([['plan.granted', company.id]]);
  expect((await plans(admin).listSubscriptions({})).items).toMatchObject([
    { name: company.name, plan: 'business', payer: 'manual' },
  ]);
});

test('BILL-01 a granted plan ends by itself, and what is open stays open', async () => {
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  await plans(admin).grant({ requestId, until: '2026-11-30' });
  await open(7);
  world.passTime(11 * 86_400_000);
  expect(await plans().loadOwn({})).toMatchObject({
    plan: 'starter',
    uses: [{ used: 7, limit: 5 }],
  });
  const { id } = await draft();
  expect(await world.refusal(() => publish(id))).toBe('PLAN_LIMIT');
});

test('BILL-01 a refusal gives its reason and changes no plan', async () => {
  const { id: requestId } = await plans().request({ plan: 'enterprise', period: 'yearly' });
  await plans(admin).refuse({ requestId, reason: 'Please write to sales first.' });
  expect(await plans().loadOwn({})).toMatchObject({
    plan: 'starter',
    request: { state: 'refused', reason: 'Please write to sales first.' },
  });
  expect(await world.rows(subscriptions)).toEqual([]);
  expect((await world.rows(auditEntries)).map(({ action }) => action)).toEqual(['plan.refused']);
  const told = await world.call(owner).notification.list({});
  expect(told.items.map(({ data }) => data)).toMatchObject([
    { kind: 'plan.changed', what: 'refused', plan: 'enterprise' },
  ]);
  for (const decide of [
    () => plans(admin).grant({ requestId, until: null }),
    () => plans(admin).refuse({ requestId, reason: 'Again.' }),
    () => plans().withdrawRequest({ requestId }),
  ])
    expect(await world.refusal(decide)).toBe('PLAN_REQUEST_DECIDED');
});

test('BILL-01 two administrators who grant one request at the same time grant it once', async () => {
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  const second = await world.admin();
  const done = await Promise.allSettled(
    [admin, second].map((by) => plans(by).grant({ requestId, until: null })),
  );
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await world.rows(subscriptions)).toHaveLength(1);
  expect(await world.rows(auditEntries)).toHaveLength(1);
});

test('BILL-01 only owners and students ask, only for themselves and a larger plan', async () => {
  const recruiter = await world.member(company, 'recruiter');
  const ask = (by: Actor, plan: 'business' | 'pro') =>
    world.refusal(() => plans(by).request({ plan, period: 'monthly' }));
  expect(await ask(recruiter, 'business')).toBe('FORBIDDEN');
  expect(await ask(owner, 'pro')).toBe('PLAN_NOT_LARGER');
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  const stranger = await world.member(await world.company(), 'owner');
  expect(await world.refusal(() => plans(stranger).withdrawRequest({ requestId }))).toBe(
    'NOT_FOUND',
  );
  expect(await plans(recruiter).loadOwn({})).toMatchObject({
    plan: 'starter',
    mayChange: false,
    owners: [(owner as Member & { name: string }).name],
  });
  await plans().withdrawRequest({ requestId });
  expect((await world.rows(planRequests)).map(({ state }) => state)).toEqual(['withdrawn']);
  await plans().request({ plan: 'business', period: 'monthly' });
  expect(await plans(stranger).loadOwn({})).toMatchObject({ request: null });
});

test('BILL-01 a day that is over ends no grant', async () => {
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  expect(await world.refusal(() => plans(admin).grant({ requestId, until: '2026-11-20' }))).toBe(
    'PLAN_END_PAST',
  );
});

test('BILL-01 the list of requests shows every page and finds a company by name', async () => {
  for (let n = 0; n < 3; n++) {
    const by = await world.member(
      await world.company({ name: `Asker ${n}`, slug: `asker-${n}` }),
      'owner',
    );
    await plans(by).request({ plan: 'business', period: 'monthly' });
    world.passTime(1000);
  }
  const first = await plans(admin).listRequests({ limit: 2 });
  expect(first).toMatchObject({ open: 3, total: { count: 3 } });
  const second = await plans(admin).listRequests({ limit: 2, after: first.older ?? '' });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
    'Asker 2',
    'Asker 1',
    'Asker 0',
  ]);
  const found = await plans(admin).listRequests({ search: 'asker 1', state: 'open' });
  expect(found.items.map(({ name }) => name)).toEqual(['Asker 1']);
});

const later = '2027-01-31';
const content = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Sourdough'],
  description: 'Bread, by night.',
  location: null as unknown as string,
  deadline: null,
};
const ways: [string, () => Promise<unknown>][] = [
  ['publishing a draft', async () => publish((await draft()).id)],
  [
    'reopening a closed posting',
    async () => publish((await world.posting(company, { state: 'closed' })).id),
  ],
  [
    'a later deadline for a posting that is over',
    async () => {
      const { id } = await world.posting(company, { deadline: new Date('2026-11-01T00:00:00Z') });
      const { version, ...own } = await world.call(owner).posting.loadOwn({ postingId: id });
      const input = { ...contentIn(own), postingId: id, version, deadline: later };
      return world.call(owner).posting.save(input);
    },
  ],
  [
    'an administrator activating a posting',
    async () =>
      world
        .call(admin)
        .posting.setState({ postingId: (await draft()).id, to: 'active', version: 1 }),
  ],
  [
    'an administrator moving a deadline',
    async () => {
      const { id } = await world.posting(company, { deadline: new Date('2026-11-01T00:00:00Z') });
      return world.call(admin).posting.updateAsAdmin({
        ...emptyContent,
        ...content,
        location: 'Pune',
        deadline: later,
        postingId: id,
        version: 1,
      });
    },
  ],
];

type Own = Awaited<ReturnType<ReturnType<World['call']>['posting']['loadOwn']>>;
type Content = Omit<
  Parameters<ReturnType<World['call']>['posting']['save']>[0],
  'postingId' | 'version'
>;
/** The content within a posting's details. */
function contentIn(own: Omit<Own, 'version'>): Content {
  const {
    id: _1,
    state: _2,
    moves: _3,
    missing: _4,
    closesAt: _5,
    deadlineZone: _6,
    timeZone: _7,
    postedAt: _8,
    changedAt: _9,
    company: _10,
    ...rest
  } = own;
  return rest as unknown as Content;
}

test.each(ways)('BILL-01 %s is refused at the limit and writes nothing', async (_name, way) => {
  await open(5);
  await expect(way()).rejects.toMatchObject(limitOfStarter);
  const isOpen = ({ state, deadline }: typeof postings.$inferSelect) =>
    state === 'active' && (deadline === null || deadline > world.now);
  expect((await world.rows(postings)).filter(isOpen)).toHaveLength(5);
});

test('BILL-01 an import above the limit is refused whole; a new company may get a plan', async () => {
  await open(4);
  const file = [1, 2].map((id) => ({
    id,
    title: `Baker ${id}`,
    description: 'Bread.',
    skills: ['Bread'],
  }));
  const run = (name: string, newPlan: 'starter' | 'business', count = file) =>
    importPostings(world.ctx({ kind: 'system' }), {
      bytes: Buffer.from(JSON.stringify(count)),
      company: name,
      asDraft: false,
      isDryRun: false,
      newPlan,
    });
  expect(await run(company.name, 'business')).toEqual({
    ok: false,
    problems: [expect.objectContaining({ kind: 'plan-limit', allowed: 'starter', most: 5 })],
  });
  expect(await world.rows(postings)).toHaveLength(4);
  const six = Array.from({ length: 6 }, (_, id) => ({
    ...file[0],
    id,
    title: `Baker ${id}`,
  })) as typeof file;
  expect(await run('Crumb', 'starter', six)).toMatchObject({ ok: false });
  expect(await run('Crumb', 'business', six)).toMatchObject({ ok: true });
  expect((await world.rows(subscriptions)).map(({ plan }) => plan)).toEqual(['business']);
});

test('BILL-01 closing and editing stay possible above the limit', async () => {
  await open(7);
  const [first] = await world.rows(postings);
  const { version, ...own } = await world
    .call(owner)
    .posting.loadOwn({ postingId: first?.id ?? '' });
  await world
    .call(owner)
    .posting.save({ ...contentIn(own), postingId: own.id, version, title: 'Night baker' });
  await world.call(owner).posting.move({ postingId: own.id, to: 'closed', version: version + 1 });
  expect(await countActive()).toBe(6);
});

test('BILL-01 a badge counts once; one is on Free and 3 are on Pro, also at the same time', async () => {
  const student = await world.student();
  const subscriber = { userId: student.userId };
  const issue = (badge: string) =>
    world
      .ctx(student)
      .db.transaction((db) =>
        recordUse({ ...world.ctx(student), db }, subscriber, 'verifiedBadges', badge),
      );
  for (const badge of ['first', 'first']) await issue(badge);
  await expect(issue('second')).rejects.toMatchObject({ data: { plan: 'free', limit: 1 } });
  const { id: requestId } = await plans(student).request({ plan: 'pro', period: 'monthly' });
  await plans(admin).grant({ requestId, until: null });
  for (const badge of ['first', 'first', 'second']) await issue(badge);
  const done = await Promise.allSettled(['third', 'fourth', 'fifth'].map(issue));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await world.rows(planUsed)).toHaveLength(3);
  // A new month frees no badge.
  world.passTime(20 * 86_400_000);
  await expect(issue('sixth')).rejects.toMatchObject({ refusal: 'PLAN_LIMIT' });
});
