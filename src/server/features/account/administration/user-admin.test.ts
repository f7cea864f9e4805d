import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { accountTokens, recoveryCodes, twoFactors } from '#server/db/tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { applicationMessages } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { findChallenge } from '#server/features/account/sign-in/challenges.ts';
import { createSession } from '#server/features/account/sign-in/create-session.ts';
import { removeFile } from '#server/features/file/remove-file.ts';
import { visit } from '#testing/account-links.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());
afterEach(() => void vi.unstubAllEnvs());

const sessionsOf = async (userId: string) =>
  (await world.rows(sessions)).filter((session) => session.userId === userId).length;
const profileOf = async (userId: string) =>
  (await world.rows(profiles)).find(({ id }) => id === userId);
const userOf = async (userId: string) => (await world.rows(users)).find(({ id }) => id === userId);
const lastEntry = async () => (await world.rows(auditEntries)).at(-1);

test('ADM-08 UX-01 a Chinese name is found and kept in its order', async () => {
  const admin = await world.admin();
  const { userId } = await world.student({ name: '王小明' });
  await world.student({ name: '明小王' });
  const api = world.call(admin);
  for (const search of ['王小明', '王小', '王 小明']) {
    const { items } = await api.account.listUsers({ search });
    expect(items.map(({ id }) => id)).toEqual([userId]);
  }
  const version = (await profileOf(userId))?.version ?? 0;
  await api.account.updateUser({
    ...{ userId, version, firstName: '晓明', lastName: '王' },
    ...{ phone: '', location: '' },
  });
  expect((await userOf(userId))?.name).toBe('王晓明');
});

test('ADM-08 users can be searched by name, email, type and id, filtered, and paged in both orders', async () => {
  const admin = await world.admin({ name: 'Ada Boss', email: 'ada@example.test' });
  const company = await world.company({ name: 'Bakers' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Rita Rowe' });
  const student = await world.student({ name: 'Šárka O%Neill', email: 'sarka_1@example.test' });
  const off = await world.student({ name: 'Gone Girl' });
  const times = [admin, recruiter, student, off];
  for (const [at, { userId }] of times.entries())
    await world.db
      .update(profiles)
      .set({ createdAt: new Date(world.now.getTime() - (10 - at) * dayMs) })
      .where(eq(profiles.id, userId));
  await world.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, off.userId));
  const api = world.call(admin);
  const found = async (input: Parameters<typeof api.account.listUsers>[0]) =>
    (await api.account.listUsers(input)).items.map(({ firstName }) => firstName);

  expect(await found({})).toEqual(['Gone', 'Šárka', 'Rita', 'Ada']);
  expect(await found({ order: 'oldest' })).toEqual(['Ada', 'Rita', 'Šárka', 'Gone']);
  expect(await found({ search: 'ŠÁRKA o%' })).toEqual(['Šárka']);
  expect(await found({ search: '%' })).toEqual(['Šárka']);
  expect(await found({ search: 'SARKA_1@' })).toEqual(['Šárka']);
  expect(await found({ search: 'student' })).toEqual(['Gone', 'Šárka']);
  expect(await found({ search: recruiter.userId.toUpperCase() })).toEqual(['Rita']);
  expect(await found({ search: 'nobody' })).toEqual([]);
  expect(await found({ type: 'admin' })).toEqual(['Ada']);
  expect(await found({ type: 'student', status: 'active' })).toEqual(['Šárka']);
  expect(await found({ status: 'inactive' })).toEqual(['Gone']);
  const first = await api.account.listUsers({ limit: 3 });
  expect(first.total).toEqual({ count: 4, capped: false });
  const rest = await api.account.listUsers({ limit: 3, after: first.older ?? '' });
  expect(rest.items.map(({ firstName }) => firstName)).toEqual(['Ada']);
  expect(first.items.find(({ firstName }) => firstName === 'Rita')).toMatchObject({
    userType: 'company',
    company: { id: company.id, name: 'Bakers', role: 'recruiter' },
  });
});

test('ADM-09 an account with an administrator entry is listed as administrator, whatever its profile says', async () => {
  const admin = await world.admin();
  const student = await world.student({ name: 'Nia New' });
  await world.db.insert(adminUsers).values({ id: crypto.randomUUID(), email: student.email });
  const api = world.call(admin);
  const { items } = await api.account.listUsers({ search: 'nia' });
  expect(items).toMatchObject([{ userType: 'admin' }]);
  expect((await api.account.listUsers({ type: 'student' })).items).toEqual([]);
});

test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'ADM-03 company users are counted as all, active, inactive and new this month (server in %s)',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const admin = await world.admin();
    const company = await world.company();
    const [a, b, c] = [
      await world.member(company),
      await world.member(company),
      await world.member(company),
    ];
    const at = (userId: string, day: string, isActive: boolean) =>
      world.db
        .update(profiles)
        .set({ createdAt: new Date(day), isActive })
        .where(eq(profiles.id, userId));
    await at(a.userId, '2026-11-01T00:00:00Z', true);
    await at(b.userId, '2026-10-31T23:59:59Z', true);
    await at(c.userId, '2025-11-21T10:00:00Z', false);
    const page = await world.call(admin).account.listCompanyUsers({});
    expect(page.counts).toEqual({ total: 3, active: 2, inactive: 1, newThisMonth: 1 });
    const off = await world.call(admin).account.listCompanyUsers({ status: 'inactive' });
    expect(off.items.map(({ id }) => id)).toEqual([c.userId]);
  },
);

test('ADM-08 a new user has no password and an unconfirmed address until using the link; a company without owner gets one', async () => {
  const admin = await world.admin();
  const company = await world.company();
  const api = world.call(admin);
  const input = {
    firstName: 'Nia',
    lastName: 'New',
    email: 'Nia@Example.test',
    userType: 'company' as const,
    companyId: company.id,
  };
  const { id, email } = await api.account.createUser(input);
  expect(email).toBe('nia@example.test');
  expect(await userOf(id)).toMatchObject({ email, emailVerified: false, name: 'Nia New' });
  expect((await world.rows(accounts)).filter(({ userId }) => userId === id)).toEqual([]);
  expect(await world.rows(companyMembers)).toMatchObject([{ userId: id, role: 'owner' }]);
  expect(await world.rows(accountTokens)).toMatchObject([{ userId: id, purpose: 'set-password' }]);
  expect(await world.refusal(() => api.account.createUser(input))).toBe('LOGIN_EXISTS');
  expect(await lastEntry()).toMatchObject({ action: 'account.created', targetId: id });
  expect(JSON.stringify(await lastEntry())).not.toContain('nia@');
});

test('ADM-08 another company user without a chosen role becomes a recruiter, not an owner', async () => {
  const admin = await world.admin();
  const company = await world.company();
  await world.member(company, 'owner');
  const { id } = await world.call(admin).account.createUser({
    firstName: 'Nia',
    lastName: 'New',
    email: 'nia@example.test',
    userType: 'company',
    companyId: company.id,
  });
  const rows = await world.rows(companyMembers);
  expect(rows.find(({ userId }) => userId === id)).toMatchObject({ role: 'recruiter' });
});

test('SEC-04 deactivating an account ends its sessions, and reactivating it restores none', async () => {
  const [admin, student] = [await world.admin(), await world.student()];
  const api = world.call(admin);
  const input = { userId: student.userId, version: 1 };
  await api.account.setUserActive({ ...input, isActive: false });
  expect(await sessionsOf(student.userId)).toBe(0);
  expect(await world.actorOf(student)).toEqual({ kind: 'visitor' });
  const again = () => api.account.setUserActive({ ...input, isActive: true });
  expect(await world.refusal(again)).toBe('ACCOUNT_CHANGED');
  await api.account.setUserActive({ ...input, isActive: true, version: 2 });
  expect(await sessionsOf(student.userId)).toBe(0);
  expect(await lastEntry()).toMatchObject({
    action: 'account.activated',
    before: { isActive: false, version: 2 },
    after: { isActive: true, version: 3 },
  });
});

test('SEC-04 a failed deactivation leaves the account active and its session open', async () => {
  const [admin, student] = [await world.admin(), await world.student()];
  await world.pool.query(
    'create function fail() returns trigger language plpgsql as $$ begin raise exception $x$no$x$; end $$',
  );
  await world.pool.query(
    'create trigger fails before insert on audit_entries execute function fail()',
  );
  const before = await world.dump();
  const input = { userId: student.userId, version: 1, isActive: false };
  await expect(world.call(admin).account.setUserActive(input)).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
  });
  expect(await world.dump()).toEqual(before);
});

test('ADM-03 a reset mails a link, or creates a 12-character password valid once within a day and ends all sessions', async () => {
  const admin = await world.admin();
  const member = await world.member(await world.company());
  const api = world.call(admin);
  const input = { userId: member.userId, version: 1 };
  expect(await api.account.setUserPassword({ ...input, way: 'link' })).toEqual({
    email: member.email,
    password: null,
  });
  expect(await sessionsOf(member.userId)).toBe(1);
  const { password } = await api.account.setUserPassword({ ...input, way: 'password' });
  expect(password).toMatch(/^[a-zA-Z2-9]{12}$/u);
  expect(await sessionsOf(member.userId)).toBe(0);
  const user = await userOf(member.userId);
  expect(user?.temporaryPasswordUntil).toEqual(new Date(world.now.getTime() + dayMs));
  const links = await world.rows(accountTokens);
  expect(links.every((link) => link.usedAt !== null || link.expiresAt <= world.now)).toBe(true);
  const dump = JSON.stringify(await world.dump());
  expect(dump).not.toContain(password);
  const own = await api.account.setUserPassword({
    ...input,
    way: 'password',
    password: 'a rare one',
  });
  expect(own.password).toBe('a rare one');
  const common = () =>
    api.account.setUserPassword({ ...input, way: 'password', password: 'password' });
  expect(await world.refusal(common)).toBe('PASSWORD_COMMON');
});

test('ADM-08 changing a role ends the sessions and the former membership or administrator entry', async () => {
  const admin = await world.admin();
  const [x, y] = [await world.company(), await world.company()];
  await world.member(y, 'owner');
  const person = await world.member(x, 'owner');
  const { userId } = person;
  const api = world.call(admin);
  const kindNow = async () => (await world.actorOf(person)).kind;

  await api.account.setRole({
    userId,
    userType: 'company',
    companyId: y.id,
    memberRole: 'interviewer',
    version: 1,
  });
  expect(await world.actorOf(person)).toMatchObject({
    kind: 'member',
    companyId: y.id,
    role: 'interviewer',
  });
  expect(await sessionsOf(userId)).toBe(0);
  await api.account.setRole({ userId, userType: 'admin', version: 2 });
  await world.db.insert(twoFactors).values(twoFactorOf(userId, world.now));
  expect(await kindNow()).toBe('admin');
  expect((await world.rows(companyMembers)).some((row) => row.userId === userId)).toBe(false);
  await api.account.setRole({ userId, userType: 'student', version: 3 });
  expect(await kindNow()).toBe('student');
  expect((await world.rows(adminUsers)).map(({ email }) => email)).toEqual([admin.email]);
  expect(await lastEntry()).toMatchObject({
    action: 'account.role-changed',
    before: { userType: 'admin', memberships: [], version: 3 },
    after: { userType: 'student', memberships: [], version: 4 },
  });
  const unknown = () =>
    api.account.setRole({
      userId,
      userType: 'company',
      companyId: crypto.randomUUID(),
      version: 4,
    });
  expect(await world.refusal(unknown)).toBe('COMPANY_UNKNOWN');
});

test('SEC-61 deleting a student keeps a nameless record of the application', async () => {
  const admin = await world.admin();
  const company = await world.company();
  const recruiter = await world.member(company);
  const student = await world.student({ name: 'Marker Person', email: 'marker@example.test' });
  const posting = await world.posting(company);
  const application = await world.application({
    posting,
    student,
    values: {
      phone: '+91 marker',
      coverLetter: 'I am marker.',
      answers: [
        { questionId: crypto.randomUUID(), kind: 'text', question: 'Why?', answer: 'marker' },
      ],
    },
  });
  const spare = await world.file(student, { name: 'marker.pdf' });
  const applicationId = application.id;
  await world.call(student).application.sendMessage({ applicationId, body: 'marker speaking' });
  await world.call(recruiter).application.createNote({ applicationId, body: 'marker is good' });
  const api = world.call(admin);
  const input = { userId: student.userId, version: 1 };
  expect(await api.account.removeUser(input)).toEqual({ id: student.userId, applicationsKept: 1 });

  expect(await profileOf(student.userId)).toBeUndefined();
  expect(await world.rows(files)).toEqual([]);
  expect(await world.rows(applicationMessages)).toEqual([]);
  const [kept] = await world.rows(applications);
  expect(kept).toMatchObject({
    id: applicationId,
    status: 'withdrawn',
    fullName: 'Deleted account',
    email: '',
    phone: null,
    coverLetter: null,
    resumeFileId: null,
    answers: [],
  });
  const { rows } = await world.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name not in ('live_events', 'idempotency_keys')`,
  );
  for (const { table_name: table } of rows) {
    const { rows: found } = await world.pool.query(
      `select 1 from "${table}" as t where t::text ilike '%marker%'`,
    );
    expect([table, found.length]).toEqual([table, 0]);
  }
  const tasks = await world.tasks('file.remove');
  expect(tasks).toContainEqual({ key: spare.key });
  for (const task of tasks) await removeFile(world.ctx({ kind: 'system' }), task);
  for (const task of tasks) await removeFile(world.ctx({ kind: 'system' }), task);
  expect(await world.ctx().files.read(spare.key)).toBeNull();
  expect((await world.call(recruiter).application.listReceived({})).items).toMatchObject([
    { id: applicationId, fullName: 'Deleted account' },
  ]);
  expect((await api.account.listUsers({ search: student.userId })).items).toEqual([]);
  expect(await world.refusal(() => api.account.removeUser(input))).toBe('NOT_FOUND');
});

test('ADM-08 deleting a person without applications leaves nothing', async () => {
  const admin = await world.admin();
  const student = await world.student();
  const removal = { userId: student.userId, version: 1 };
  expect(await world.call(admin).account.removeUser(removal)).toMatchObject({
    applicationsKept: 0,
  });
  expect(await userOf(student.userId)).toBeUndefined();
});

test('ADM-03 deleting a company deletes its accounts, postings and description; applicants keep their record and its name', async () => {
  const admin = await world.admin();
  const [company, other] = [
    await world.company({ name: 'Soon Gone', description: 'Bakes.', contactEmail: 'c@x.test' }),
    await world.company(),
  ];
  const [owner, both] = [await world.member(company, 'owner'), await world.member(company)];
  await world.db
    .insert(companyMembers)
    .values({ companyId: other.id, userId: both.userId, role: 'recruiter' });
  const student = await world.student();
  const [posting, lonely] = [await world.posting(company), await world.posting(company)];
  await world.application({ posting, student });
  const api = world.call(admin);
  expect(await api.company.remove({ companyId: company.id })).toEqual({
    id: company.id,
    applicationsKept: 1,
  });
  expect(await userOf(owner.userId)).toBeUndefined();
  expect(await world.actorOf(both)).toMatchObject({ kind: 'member', companyId: other.id });
  expect((await world.rows(companies)).find(({ id }) => id === company.id)).toMatchObject({
    name: 'Soon Gone',
    description: null,
    contactEmail: null,
  });
  expect((await api.company.list({})).items.map(({ id }) => id)).toEqual([other.id]);
  expect((await api.company.list({})).counts.total).toBe(1);
  for (const { id } of [posting, lonely])
    expect(await world.refusal(() => world.call().posting.load({ postingId: id }))).toBe(
      'NOT_FOUND',
    );
  expect((await world.call(student).application.listOwn({})).items).toMatchObject([
    { companyName: 'Soon Gone' },
  ]);
  const again = () => api.company.remove({ companyId: company.id });
  expect(await world.refusal(again)).toBe('NOT_FOUND');
  const empty = await world.company();
  await api.company.remove({ companyId: empty.id });
  expect((await world.rows(companies)).some(({ id }) => id === empty.id)).toBe(false);
});

test('AUTH-11 an administrator removes the second factor they saw, once, with a mail and an audit entry', async () => {
  const [admin, student] = [await world.admin(), await world.student()];
  const { userId, email } = student;
  await world.db.insert(twoFactors).values(twoFactorOf(userId, world.now));
  await world.db
    .insert(recoveryCodes)
    .values({ id: crypto.randomUUID(), userId, codeHash: 'hash' });
  const entry = await createSession(world.ctx(), userId, visit);
  const challengeToken = (entry.kind === 'redirect' && entry.challengeToken) || '';
  world.passTime(1);
  const api = world.call(admin);
  const listed = async () =>
    (await api.account.listUsers({ search: userId })).items.map((user) => user.hasTwoFactor);
  expect(await listed()).toEqual([true]);
  const remove = () => api.account.removeUserTwoFactor({ userId, version: 1 });
  expect(await remove()).toEqual({ id: userId, version: 2 });
  expect(await listed()).toEqual([false]);
  const left = (await world.rows(twoFactors)).map((row) => row.userId);
  expect(left).toEqual([admin.userId]);
  expect(await world.rows(recoveryCodes)).toEqual([]);
  expect(await sessionsOf(userId)).toBe(0);
  expect((await findChallenge(world.ctx(undefined, { challengeToken }))).owes).toBe('nothing');
  expect(await world.tasks('mail.send')).toMatchObject([
    { mail: { to: email, subject: 'Two-factor authentication was reset' } },
  ]);
  expect(await lastEntry()).toMatchObject({
    action: 'account.two-factor-removed',
    actorId: admin.userId,
    targetId: userId,
  });
  // A page that still shows the previous second factor must not remove a newer one.
  await world.db.insert(twoFactors).values(twoFactorOf(userId, world.now));
  expect(await world.refusal(remove)).toBe('ACCOUNT_CHANGED');
});

test('AUTH-11 removing a second factor requires recent reauthentication and never applies to the administrator’s own', async () => {
  const [ada, bo] = [await world.admin(), await world.admin()];
  const api = world.call(ada);
  const remove = (userId: string) => () => api.account.removeUserTwoFactor({ userId, version: 1 });
  expect(await world.refusal(remove(ada.userId))).toBe('FORBIDDEN');
  // The comparison ignores the case of the id.
  expect(await world.refusal(remove(ada.userId.toUpperCase()))).toBe('FORBIDDEN');
  world.passTime(10 * 60_000);
  expect(await world.refusal(remove(bo.userId))).toBe('CONFIRMATION_REQUIRED');
  // A password alone does not reauthenticate an administrator with a second factor.
  const confirm = () => api.account.confirmMyself({ password: 'a rung at a time' });
  expect(await world.refusal(confirm)).toBe('CODE_REQUIRED');
  await world.db.update(sessions).set({ confirmedAt: world.now });
  await remove(bo.userId)();
  expect(await world.actorOf(bo)).not.toMatchObject({ kind: 'admin' });
  const entry = await createSession(world.ctx(), bo.userId, visit);
  const challengeToken = (entry.kind === 'redirect' && entry.challengeToken) || '';
  expect((await findChallenge(world.ctx(undefined, { challengeToken }))).owes).toBe('set-up');
});
