import { beforeAll, afterAll, expect, test } from 'vitest';
import { companyStatuses } from '#domain/company/company-status.ts';
import { mayMoveCompany } from '#domain/company/may-move-company.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { companies } from '#server/db/tables/companies.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const statusOf = async (id: string) =>
  (await world.rows(companies)).find((company) => company.id === id)?.status;

const pairs = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const));

const isAllowed = ([from, to]: (typeof pairs)[number]) => mayMoveCompany(from, to, 'admin').ok;

test.each(pairs.filter(isAllowed))('ADM-04 a company moves from %s to %s', async (from, to) => {
  const company = await world.company({ status: from });
  const call = world.call(await world.admin());
  expect(await call.company.move({ companyId: company.id, to, version: 1 })).toMatchObject({
    id: company.id,
    status: to,
    version: 2,
  });
  expect(await statusOf(company.id)).toBe(to);
});

test.each(pairs.filter((pair) => !isAllowed(pair)))(
  'ADM-04 no company moves from %s to %s',
  async (from, to) => {
    const company = await world.company({ status: from });
    const call = world.call(await world.admin());
    const move = () => call.company.move({ companyId: company.id, to, version: 1 });
    expect(await world.refusal(move)).toBe('COMPANY_MOVE_NOT_ALLOWED');
  },
);

test('ADM-04 the second of two administrators learns the current status, and nothing is overwritten', async () => {
  const company = await world.company({ status: 'pending' });
  const input = { companyId: company.id, version: 1 };
  const moves = await Promise.allSettled([
    world.call(await world.admin()).company.move({ ...input, to: 'approved' }),
    world.call(await world.admin()).company.move({ ...input, to: 'rejected' }),
  ]);
  const refused = moves.find((move) => move.status === 'rejected');
  const done = moves.find((move) => move.status === 'fulfilled');
  expect(refused?.reason).toMatchObject({
    code: 'COMPANY_CHANGED',
    data: { status: done?.value.status, version: 2 },
  });
  expect(await statusOf(company.id)).toBe(done?.value.status);
});

test('SEC-04 suspending ends members’ sessions, hides postings and is audited; reactivating restores the postings', async () => {
  const admin = await world.admin();
  const company = await world.company({ name: 'Soon Gone' });
  const [owner, recruiter] = [await world.member(company, 'owner'), await world.member(company)];
  const other = await world.student();
  const posting = await world.posting(company);
  const shown = () =>
    world
      .call()
      .posting.list({})
      .then(({ items }) => items.some(({ id }) => id === posting.id));
  const move = (to: 'suspended' | 'approved', version: number) =>
    world.call(admin).company.move({ companyId: company.id, to, version });
  expect(await shown()).toBe(true);

  await move('suspended', 1);
  expect(await shown()).toBe(false);
  expect(await world.refusal(() => world.call().posting.load({ postingId: posting.id }))).toBe(
    'NOT_FOUND',
  );
  const left = new Set((await world.rows(sessions)).map(({ userId }) => userId));
  expect([owner, recruiter, other].map(({ userId }) => left.has(userId))).toEqual([
    false,
    false,
    true,
  ]);
  expect(await world.actorOf(owner)).toEqual({ kind: 'visitor' });

  await move('approved', 2);
  expect(await shown()).toBe(true);
  expect(await world.actorOf(owner)).toMatchObject({ kind: 'member' });
  const entries = (await world.rows(auditEntries)).filter(
    ({ targetId }) => targetId === company.id,
  );
  expect(entries).toMatchObject([
    {
      actorId: admin.userId,
      action: 'company.suspended',
      before: { status: 'approved', version: 1 },
      after: { status: 'suspended', version: 2 },
    },
    { action: 'company.reactivated' },
  ]);
  // Its postings are not as new as a reactivation.
  const approvedAt = async () =>
    (await world.rows(companies)).find(({ id }) => id === company.id)?.approvedAt;
  const first = await approvedAt();
  world.passTime(1_000);
  await move('suspended', 3);
  await move('approved', 4);
  expect(await approvedAt()).toEqual(first);
});

test('SEC-04 a failed suspension is rolled back completely', async () => {
  const admin = await world.admin();
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  await world.pool.query(
    'create function fail() returns trigger language plpgsql as $$ begin raise exception $x$no$x$; end $$',
  );
  await world.pool.query(
    'create trigger fails before insert on audit_entries execute function fail()',
  );
  const before = await world.dump();
  const move = world
    .call(admin)
    .company.move({ companyId: company.id, to: 'suspended', version: 1 });
  await expect(move).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(await world.dump()).toEqual(before);
  expect(await world.actorOf(owner)).toMatchObject({ kind: 'member' });
  await world.pool.query('drop trigger fails on audit_entries');
});

test('ADM-04 the contact of an approved company learns whether an account exists', async () => {
  const admin = await world.admin();
  const contactEmail = 'mara@halden.test';
  const logins = {
    link: 'send another email with a link',
    none: 'Our team will set up your login',
  };
  for (const [at, said] of [
    logins.link,
    logins.none,
    'Sign in with your company account',
  ].entries()) {
    const hasLogin = at === 2;
    const company = await world.company({ name: 'Halden', status: 'pending', contactEmail });
    if (hasLogin) await world.member(company, 'owner');
    await world.call(admin).company.move({ companyId: company.id, to: 'approved', version: 1 });
    const mail = (await world.tasks('mail.send')).at(-1)?.mail;
    expect(mail).toMatchObject({ to: contactEmail, subject: 'Halden is approved' });
    expect(mail?.text).toContain(said);
    // Without a password, a sign-in button would lead nowhere.
    expect(mail?.text.includes('/login')).toBe(hasLogin);
  }
});

test('ADM-04 the contact of a rejected company learns that it may reapply; suspending sends no mail', async () => {
  const admin = await world.admin();
  const contactEmail = 'no@halden.test';
  const company = await world.company({ name: 'Nope', status: 'pending', contactEmail });
  const known = await world.company({ contactEmail });
  await world.call(admin).company.move({ companyId: company.id, to: 'rejected', version: 1 });
  await world.call(admin).company.move({ companyId: known.id, to: 'suspended', version: 1 });
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === contactEmail);
  expect(mails.map(({ mail }) => mail.subject)).toEqual(['Your request for Nope']);
  expect(mails[0]?.mail.text).toContain('https://firstrung.test/companies/request');
});

test('SEC-04 an owner of two companies acts for the other while the first is suspended', async () => {
  const [first, second] = [await world.company({ isActive: false }), await world.company()];
  const owner = await world.member(first, 'owner');
  await world.pool.query(
    "insert into company_members (company_id, user_id, role, created_at) values ($1, $2, 'recruiter', now() + interval '1 day')",
    [second.id, owner.userId],
  );
  expect(await world.actorOf(owner)).toMatchObject({ kind: 'member', companyId: second.id });
});
