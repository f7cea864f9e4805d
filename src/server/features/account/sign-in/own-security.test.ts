import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/secret.ts';
import { accountTokens } from '#server/db/tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { visit, sendLinks, tokenIn, subjects } from '#testing/account-links.ts';
import { createWorld, type World } from '#testing/world.ts';
import { confirmEmail, requestReset } from './account-links.ts';
import { createIdentity } from './identities.ts';
import { savePassword, setPassword } from './passwords.ts';
import { requestEmail } from './request-email.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const current = 'a rung at a time';
const password = 'another rung at a time';
const change = { current, password, confirmation: password };
const refused = (refusal: string) => ({ refusal });
const minutes = (count: number) => count * 60_000;

async function createOwner(world: World, named: { email?: string } = {}) {
  const person = await world.student(named);
  await addPassword(world, person.userId);
  return person;
}

async function addPassword(world: World, userId: string) {
  await world.db.insert(accounts).values({
    id: uuid(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: await world.ctx().accounts.hashPassword(current),
  });
}

async function addSession(world: World, userId: string) {
  const id = uuid();
  const times = { createdAt: world.now, updatedAt: world.now };
  const expiresAt = new Date(world.now.getTime() + minutes(60));
  await world.db.insert(sessions).values({ id, userId, token: id, expiresAt, ...times });
  return id;
}

test('SEC-10 changing the password ends other sessions, rotates this session’s token, and sends a mail', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  await addSession(world, asha.userId);
  const ben = await world.student();
  const { sessionToken } = await setPassword(world.ctx(asha), change);
  const left = await world.db.select().from(sessions).where(eq(sessions.userId, asha.userId));
  expect(left.map(({ id, token }) => ({ id, token }))).toEqual([
    { id: asha.sessionId, token: hashToken(sessionToken) },
  ]);
  expect((await world.actorOf(ben)).kind).toBe('student');
  expect(await subjects(world)).toEqual([`${asha.email}: Your password was changed`]);
  const entry = await signInWithPassword(world.ctx(), { email: asha.email, password }, visit);
  expect(entry.kind).toBe('session');
});

test.each([
  [{ ...change, current: '' }, 'CURRENT_PASSWORD_REQUIRED'],
  [{ ...change, current: 'wrong' }, 'PASSWORD_WRONG'],
  [{ ...change, password: '', confirmation: '' }, 'NEW_PASSWORD_REQUIRED'],
  [{ ...change, password: 'short', confirmation: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ ...change, confirmation: 'different' }, 'PASSWORDS_DIFFER'],
  [{ current, password: current, confirmation: current }, 'PASSWORD_SAME'],
])('AUTH-11 changing the password to %j is refused: %s', async (form, refusal) => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  const other = await addSession(world, asha.userId);
  const before = await world.rows(accounts);
  await expect(setPassword(world.ctx(asha), form)).rejects.toMatchObject(refused(refusal));
  expect(await world.rows(accounts)).toEqual(before);
  expect((await world.rows(sessions)).map(({ id }) => id)).toContain(other);
});

test('AUTH-11 of two concurrent password changes one succeeds, and wrong current passwords are delayed', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  const both = await Promise.allSettled([
    setPassword(world.ctx(asha), change),
    setPassword(world.ctx(asha), {
      ...change,
      password: 'a third one',
      confirmation: 'a third one',
    }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const wrong = { ...change, current: 'wrong' };
  let refusal = '';
  for (let guess = 0; guess < 11; guess++) {
    await setPassword(world.ctx(asha), wrong).catch((error) => (refusal = error.refusal));
  }
  expect(refusal).toBe('TOO_MANY_ATTEMPTS');
});

test('AUTH-11 an account without a password can set one right after signing in', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  world.passTime(minutes(10));
  await expect(setPassword(world.ctx(asha), change)).rejects.toMatchObject(
    refused('CONFIRMATION_REQUIRED'),
  );
  await world.db.update(sessions).set({ confirmedAt: world.now });
  await setPassword(world.ctx(asha), change);
  const entry = await signInWithPassword(world.ctx(), { email: asha.email, password }, visit);
  expect(entry.kind).toBe('session');
});

test('SEC-12 a new address applies once its link is followed; the old one is notified and its links expire', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world, { email: 'asha@example.test' });
  await requestReset(world.ctx(), asha.email);
  const [reset] = await sendLinks(world);
  expect(await requestEmail(world.ctx(asha), ' New@Example.test ')).toEqual({
    email: 'new@example.test',
  });
  const mailed = (await sendLinks(world)).find(({ to }) => to === 'new@example.test');
  expect(mailed?.subject).toBe('Confirm your new email');
  expect((await world.rows(users))[0]?.email).toBe('asha@example.test');
  const confirm = () => confirmEmail(world.ctx(), tokenIn(mailed), visit);
  expect(await confirm()).toMatchObject({ redirectTo: '/login?notice=email-changed' });
  expect(await world.rows(users)).toMatchObject([
    { email: 'new@example.test', emailVerified: true },
  ]);
  expect(await subjects(world)).toEqual(['asha@example.test: Your email was changed']);
  await expect(confirm()).rejects.toMatchObject(refused('LINK_USED'));
  await expect(
    savePassword(world.ctx(), { token: tokenIn(reset), password, confirmation: password }),
  ).rejects.toMatchObject(refused('LINK_EXPIRED'));
  expect((await world.actorOf(asha)).kind).toBe('student');
});

test('SEC-12 of two links to a new address only the newer works, once, even when followed concurrently', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  await requestEmail(world.ctx(asha), 'one@example.test');
  const one = (await sendLinks(world)).find(({ to }) => to === 'one@example.test');
  await requestEmail(world.ctx(asha), 'two@example.test');
  const two = (await sendLinks(world)).find(({ to }) => to === 'two@example.test');
  await expect(confirmEmail(world.ctx(), tokenIn(one), visit)).rejects.toMatchObject(
    refused('LINK_EXPIRED'),
  );
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => confirmEmail(world.ctx(), tokenIn(two), visit)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await world.rows(users)).toMatchObject([{ email: 'two@example.test' }]);
});

test('SEC-12 an address taken in the meantime is not assigned twice, and is named only where that is allowed', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  await requestEmail(world.ctx(asha), 'wished@example.test');
  const link = (await sendLinks(world)).find(({ subject }) => subject === 'Confirm your new email');
  const ben = await world.student({ email: 'wished@example.test' });
  await expect(confirmEmail(world.ctx(), tokenIn(link), visit)).rejects.toMatchObject(
    refused('EMAIL_TAKEN'),
  );
  expect((await world.rows(accountTokens))[0]?.usedAt).toBeNull();
  await expect(requestEmail(world.ctx(asha), ben.email)).rejects.toMatchObject(
    refused('EMAIL_TAKEN'),
  );
  await world.db
    .insert(siteSettings)
    .values({ key: 'namesAccounts', value: false, updatedAt: world.now });
  expect(await requestEmail(world.ctx(asha), ben.email)).toEqual({ email: ben.email });
  expect(await subjects(world)).toEqual([`${ben.email}: You already have an account`]);
});

test.each([
  ['', 'EMAIL_REQUIRED'],
  ['no address', 'EMAIL_INVALID'],
  ['ASHA@example.test', 'EMAIL_SAME'],
])('AUTH-11 changing the address to %j is refused: %s', async (email, refusal) => {
  await using world = await createWorld();
  const asha = await createOwner(world, { email: 'asha@example.test' });
  await expect(requestEmail(world.ctx(asha), email)).rejects.toMatchObject(refused(refusal));
  expect(await world.rows(accountTokens)).toEqual([]);
});

test('AUTH-11 requesting a new address requires a recent sign-in and is rate-limited', async () => {
  await using world = await createWorld();
  const asha = await createOwner(world);
  world.passTime(minutes(10));
  await expect(requestEmail(world.ctx(asha), 'new@example.test')).rejects.toMatchObject(
    refused('CONFIRMATION_REQUIRED'),
  );
  await world.db.update(sessions).set({ confirmedAt: world.now });
  let refusal = '';
  for (let time = 0; time < 11; time++) {
    const asking = requestEmail(world.ctx(asha), `new-${time}@example.test`);
    await asking.catch((error) => (refusal = error.refusal));
  }
  expect(refusal).toBe('TOO_MANY_SENT');
});

test('AUTH-09 an administrator whose address changes loses the role immediately and all sessions end', async () => {
  await using world = await createWorld();
  const ada = await world.admin();
  await requestEmail(world.ctx(ada), 'new@example.test');
  const link = (await sendLinks(world)).find(({ to }) => to === 'new@example.test');
  expect((await world.actorOf(ada)).kind).toBe('admin');
  await confirmEmail(world.ctx(), tokenIn(link), visit);
  expect((await world.actorOf(ada)).kind).toBe('visitor');
  expect(await world.rows(sessions)).toEqual([]);
  expect(await world.rows(adminUsers)).toHaveLength(1);
});

test('AUTH-11 active sessions are listed with their devices, this one first; those of others cannot be ended', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  const ctx = { userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1' };
  const old = await addSession(world, asha.userId);
  world.passTime(minutes(30));
  const other = await addSession(world, asha.userId);
  await world.db.update(sessions).set(ctx).where(eq(sessions.id, other));
  await world.db
    .update(sessions)
    .set({ updatedAt: world.now })
    .where(eq(sessions.id, asha.sessionId));
  world.passTime(minutes(31));
  const { account } = world.call(asha);
  const { items } = await account.listSessions({});
  expect(items.map(({ id, isThis, browser, system }) => [id, isThis, browser, system])).toEqual([
    [asha.sessionId, true, null, null],
    [other, false, 'Safari', 'iPhone'],
  ]);
  expect(items.map(({ id }) => id)).not.toContain(old);
  expect(await world.refusal(() => account.endOwnSession({ id: ben.sessionId }))).toBe('NOT_FOUND');
  await account.endOwnSession({ id: other });
  expect(await world.refusal(() => account.endOwnSession({ id: other }))).toBe('NOT_FOUND');
  expect(await account.endOtherSessions({})).toEqual({ ended: 1 });
  const left = (await world.rows(sessions)).map(({ id }) => id);
  expect(left.toSorted()).toEqual([asha.sessionId, ben.sessionId].toSorted());
});

test('AUTH-05 Google is connected once, reported by mail, and not removable when it is the only way to sign in', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  const never = () => Promise.reject(new Error('Nobody goes there.'));
  const identity = { issuer: 'https://id.test', startSignIn: never, finishSignIn: never };
  const ctx = () => world.ctx(asha, { identity });
  const google = { subject: 'g-1', email: null, isEmailVerified: true, name: null };
  await Promise.all([createIdentity(ctx(), google), createIdentity(ctx(), google)]);
  expect(await world.rows(accounts)).toHaveLength(1);
  await expect(createIdentity(ctx(), { ...google, subject: 'g-2' })).rejects.toMatchObject(
    refused('GOOGLE_TAKEN'),
  );
  const { account } = world.call(asha, { identity });
  expect((await account.loadSecurity({})).google).toEqual({ isConnected: true, mayConnect: true });
  expect(await world.refusal(() => account.removeIdentity({}))).toBe('LAST_WAY_IN');
  await addPassword(world, asha.userId);
  await account.removeIdentity({});
  expect(await world.refusal(() => account.removeIdentity({}))).toBe('NOT_FOUND');
  expect(await subjects(world)).toEqual([
    `${asha.email}: Google account connected`,
    `${asha.email}: Google account disconnected`,
  ]);
});
