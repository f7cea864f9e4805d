import { beforeEach, expect, test } from 'vitest';
import type { Actor, Admin, Member } from '#domain/actor.ts';
import type { PlanId } from '#domain/plan/plan-catalogue.ts';
import { dayMs } from '#domain/time.ts';
import { inTransaction } from '#server/context.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { planRequests, planUsed, subscriptions } from '#server/db/tables/subscriptions.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { saveLogo } from '#server/features/company/branding.ts';
import { createSubmitted } from '#testing/calls/assessed.ts';
import { onePixel } from '#testing/one-pixel.ts';
import type { Company, Posting } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { endSubscriptions } from './subscriptions.ts';

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
const end = () => endSubscriptions(world.ctx({ kind: 'system' }));
async function grant(by: Actor, plan: Exclude<PlanId, 'free' | 'starter'>, until = '2026-12-01') {
  const { id: requestId } = await plans(by).request({ plan, period: 'monthly' });
  await plans(admin).grant({ requestId, until });
}
/** Open postings, each a minute newer than the one before. */
async function open(count: number): Promise<Posting[]> {
  const made = [];
  for (let n = 0; n < count; n++) {
    made.push(await world.posting(company, { title: `Baker ${n}`, postedAt: world.now }));
    world.passTime(60_000);
  }
  return made;
}
const activeIds = async () =>
  (await world.rows(postings)).filter(({ state }) => state === 'active').map(({ id }) => id);
const told = async (userId: string) =>
  (await world.rows(notifications))
    .filter((row) => row.userId === userId)
    .map(({ data }) => ('what' in data ? data.what : data.kind));

test('BILL-01 from Business to Starter with 17 open, the owner picks 5 and applicants keep theirs', async () => {
  await grant(owner, 'business');
  const made = await open(17);
  const student = await world.student();
  const [first, , , , , sixth] = made;
  const application = await world.application({ posting: sixth as Posting, student });
  const own = await plans().loadOwn({});
  expect(own.keeping).toMatchObject({ limit: 5 });
  expect(own.keeping?.postings).toHaveLength(17);
  const chosen = made.slice(0, 3).map(({ id }) => id);
  expect(await plans().saveKept({ postingIds: chosen })).toEqual({ kept: 3 });
  expect(await activeIds()).toHaveLength(17);

  world.passTime(12 * dayMs);
  await end();
  const newest = made.slice(-2).map(({ id }) => id);
  expect((await activeIds()).toSorted()).toEqual([...chosen, ...newest].toSorted());
  const all = await world.rows(postings);
  expect(all.map(({ state }) => state).filter((state) => state === 'closed')).toHaveLength(12);
  expect(all).toHaveLength(17);
  expect(
    await world.call(student).application.loadOwn({ applicationId: application.id }),
  ).toMatchObject({ status: 'pending' });
  expect(await told(owner.userId)).toEqual(['granted', 'ended']);
  expect(await plans().loadOwn({})).toMatchObject({ plan: 'starter', state: 'expired' });

  // Repeating it changes nothing, and within the limit a closed one opens again.
  await end();
  expect(await activeIds()).toHaveLength(5);
  const posting = all.find(({ state }) => state === 'closed');
  await world.call(owner).posting.move({ postingId: first?.id ?? '', to: 'closed', version: 1 });
  await world
    .call(owner)
    .posting.move({ postingId: posting?.id ?? '', to: 'active', version: posting?.version ?? 0 });
  expect(await activeIds()).toHaveLength(5);
});

test('BILL-01 at most as many postings as the next plan includes can be kept, and only own open ones', async () => {
  await grant(owner, 'business');
  const made = await open(7);
  const foreign = await world.posting(await world.company());
  const keep = (ids: (string | undefined)[]) =>
    world.refusal(() => plans().saveKept({ postingIds: ids.map(String) }));
  expect(await keep(made.slice(0, 6).map(({ id }) => id))).toBe('OUT_OF_RANGE');
  expect(await keep([foreign.id])).toBe('NOT_FOUND');
  const recruiter = await world.member(company, 'recruiter');
  expect(await world.refusal(() => plans(recruiter).saveKept({ postingIds: [] }))).toBe(
    'FORBIDDEN',
  );
});

test('BILL-01 a plan that cannot be ended keeps no other from ending', async () => {
  const student = await world.student();
  await grant(student, 'pro', '2026-11-30');
  await grant(owner, 'business');
  world.passTime(12 * dayMs);
  await world.pool.query(`create function refuse_end() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await world.pool.query(`create trigger refuse_end before update on subscriptions
    for each row when (old.user_id is not null) execute function refuse_end()`);
  try {
    await end();
  } finally {
    await world.pool.query('drop function refuse_end cascade');
  }
  const rows = await world.rows(subscriptions);
  expect(rows.map(({ userId, state }) => [userId === null, state]).toSorted()).toEqual([
    [false, 'active'],
    [true, 'expired'],
  ]);
});

test('BILL-01 a smaller plan is chosen for the end of the period and begins then', async () => {
  await grant(owner, 'enterprise', '2026-12-10');
  expect(await plans().setNext({ plan: 'business' })).toMatchObject({
    plan: 'enterprise',
    nextPlan: 'business',
    endsAt: new Date('2026-12-10T23:59:59.999Z'),
  });
  expect(await world.refusal(() => plans().setNext({ plan: 'pro' }))).toBe('PLAN_NOT_SMALLER');
  world.passTime(20 * dayMs);
  // Right away, and as well after the job has noted it.
  expect(await plans().loadOwn({})).toMatchObject({ plan: 'business' });
  await end();
  expect(await plans().loadOwn({})).toMatchObject({
    plan: 'business',
    state: 'active',
    endsAt: new Date('2027-01-10T23:59:59.999Z'),
    nextPlan: 'starter',
  });
  expect(await world.refusal(() => plans().setNext({ plan: 'enterprise' }))).toBe(
    'PLAN_NOT_SMALLER',
  );
});

test('BILL-01 a plan that ends can be renewed, from where it ends', async () => {
  await grant(owner, 'business', '2026-12-10');
  const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
  const { endsAt } = await plans(admin).grant({ requestId, until: null });
  expect(endsAt).toEqual(new Date('2027-01-10T23:59:59.999Z'));
  await grant(owner, 'business', '2027-06-30');
  await open(7);
  // Nobody has to choose half a year before the end.
  expect(await plans().loadOwn({})).toMatchObject({ keeping: null });
  await plans().setNext({ plan: 'starter' });
  expect(await plans().loadOwn({})).toMatchObject({ keeping: { limit: 5 } });
});

test('BILL-01 a plan that is renewed month by month keeps the day it began on', async () => {
  world.passTime(new Date('2027-01-31T12:00:00Z').getTime() - world.now.getTime());
  const renewed = [];
  for (let month = 0; month < 4; month++) {
    const { id: requestId } = await plans().request({ plan: 'business', period: 'monthly' });
    const { endsAt } = await plans(admin).grant({ requestId, until: null });
    renewed.push(endsAt.toISOString().slice(0, 10));
    world.passTime(endsAt.getTime() - world.now.getTime() - 5 * dayMs);
  }
  expect(renewed).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});

test('BILL-01 without a subscription there is no smaller plan', async () => {
  expect(await world.refusal(() => plans().setNext({ plan: 'starter' }))).toBe('PLAN_NOT_SMALLER');
});

async function markPastDue(isPastDue = true) {
  const [row] = await world.rows(subscriptions);
  return plans(admin).setPastDue({ subscriptionId: row?.id ?? '', isPastDue });
}

test('BILL-01 an overdue payment changes nothing for 14 days; then all is read-only, and never locked', async () => {
  await grant(owner, 'business', '2027-06-30');
  const [posting] = await open(1);
  const draft = await world.posting(company, { state: 'draft', postedAt: null });
  const student = await world.student();
  const application = await world.application({ posting: posting as Posting, student });
  await markPastDue();
  expect(await told(owner.userId)).toEqual(['granted', 'past-due']);
  expect((await world.rows(auditEntries)).map(({ action }) => action)).toEqual([
    'plan.granted',
    'plan.past-due',
  ]);
  const recruiter = await world.member(company, 'recruiter');
  const api = () => world.call(recruiter);
  const template = { kind: 'reply', name: 'Thanks', body: 'Thank you.' } as const;
  world.passTime(13 * dayMs);
  await api().template.create(template);
  expect(await plans().loadOwn({})).toMatchObject({ state: 'past_due', isReadOnly: false });

  world.passTime(dayMs);
  const refused = async (work: () => Promise<unknown>) =>
    expect(await world.refusal(work)).toBe('PLAN_READ_ONLY');
  await refused(() => api().template.create({ ...template, name: 'Again' }));
  await refused(() => api().posting.move({ postingId: draft.id, to: 'active', version: 1 }));
  await refused(() => api().posting.createCopy({ postingId: draft.id }));
  const logo = { bytes: onePixel };
  await expect(saveLogo(world.ctx(recruiter), logo)).rejects.toThrow('PLAN_READ_ONLY');
  await refused(() =>
    world.call(admin).posting.setState({ postingId: draft.id, to: 'active', version: 1 }),
  );
  // Reading, exporting, answering applicants, closing and one's own account go on.
  await api().posting.listOwn({});
  await world.db.update(sessions).set({ confirmedAt: world.now });
  await api().profile.requestExport({});
  await api().application.sendMessage({ applicationId: application.id, body: 'We read it.' });
  await api().application.move({ applicationId: application.id, to: 'under_review', version: 1 });
  await api().posting.move({ postingId: posting?.id ?? '', to: 'closed', version: 1 });
  await plans().request({ plan: 'enterprise', period: 'monthly' });
  expect(await world.call(student).application.listOwn({})).toMatchObject({ total: { count: 1 } });

  await markPastDue(false);
  await api().template.create({ ...template, name: 'Again' });
  expect(await world.refusal(() => markPastDue(false))).toBe('PLAN_REQUEST_DECIDED');
});

test('BILL-01 CO-07 a read-only company still answers what candidates asked for', async () => {
  const { recruiter, student, sittingId } = await createSubmitted(world);
  const { companyId } = recruiter;
  const by = await world.member({ id: companyId }, 'owner');
  await grant(by, 'business', '2027-06-30');
  await markPastDue();
  world.passTime(14 * dayMs);
  const { assessment } = world.call(recruiter);
  const archive = () => assessment.setArchived({ assessmentId: sittingId, isArchived: true });
  expect(await world.refusal(archive)).toBe('PLAN_READ_ONLY');
  await world.call(student).assessment.requestPerson({ sittingId, note: 'Please look again.' });
  await assessment.answerPerson({ sittingId, answer: 'A colleague looked again.' });
  const { personRequest } = await world.call(student).assessment.findOwn({ sittingId });
  expect(personRequest).toBe('answered');
});

test('BILL-01 a student whose payment is overdue goes on with what is free', async () => {
  const student = await world.student();
  await grant(student, 'pro', '2027-06-30');
  await markPastDue();
  expect(await plans(student).loadOwn({})).toMatchObject({ plan: 'pro' });
  world.passTime(14 * dayMs);
  expect(await plans(student).loadOwn({})).toMatchObject({ plan: 'free', isReadOnly: false });
});

test('BILL-01 deleting a student deletes plan, uses and requests, also where the account stays as a pseudonym', async () => {
  const student = await world.student();
  await world.application({ posting: await world.posting(company), student });
  await grant(student, 'pro');
  await plans(student).request({ plan: 'premium', period: 'monthly' });
  await plans(owner).request({ plan: 'business', period: 'monthly', message: 'Call me.' });
  const system = world.ctx({ kind: 'system' });
  await inTransaction(system, (tx) => deleteUser(tx, student.userId));
  expect(await world.rows(subscriptions)).toEqual([]);
  expect(await world.rows(planUsed)).toEqual([]);
  expect((await world.rows(planRequests)).map(({ companyId }) => companyId)).toEqual([company.id]);
  const left = JSON.stringify(await world.rows(notifications));
  expect(left).not.toContain(student.name);

  await world.member(company, 'recruiter');
  await inTransaction(system, (tx) => deleteUser(tx, owner.userId));
  expect(await world.rows(planRequests)).toMatchObject([{ requestedBy: null, message: '' }]);
});

test('BILL-01 deleting a company ends its plan, also when applicants keep its name', async () => {
  await grant(owner, 'business');
  const student = await world.student();
  await world.application({ posting: await world.posting(company), student });
  await world.db.update(subscriptions).set({ payer: 'stripe', subscriptionRef: 'sub_1' });
  await world.call(admin).company.remove({ companyId: company.id });
  expect(await world.rows(subscriptions)).toEqual([]);
  expect(await world.tasks('plan.end-payment')).toEqual([{ ref: 'sub_1' }]);
});

test('BILL-01 a grant ends what a payment provider collects, so that nobody pays twice', async () => {
  await grant(owner, 'business');
  await world.db.update(subscriptions).set({ payer: 'stripe', subscriptionRef: 'sub_2' });
  await grant(owner, 'enterprise');
  expect(await world.tasks('plan.end-payment')).toEqual([{ ref: 'sub_2' }]);
  expect(await world.rows(subscriptions)).toMatchObject([
    { plan: 'enterprise', payer: 'manual', subscriptionRef: null },
  ]);
});
