import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/secret.ts';
import { decryptChallenge } from '#server/auth/two-factor-challenge.ts';
import { codeAt, readBase32, stepAt } from '#server/auth/two-factor.ts';
import { recoveryCodes, twoFactors } from '#server/db/tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { confirmMyself } from '#server/features/account/sessions/confirm-myself.ts';
import { confirmChallenge, findChallenge } from '#server/features/account/sign-in/challenges.ts';
import {
  createSession,
  type SignInResult,
} from '#server/features/account/sign-in/create-session.ts';
import { visit } from '#testing/account-links.ts';
import { createWorld, type World } from '#testing/world.ts';
import { confirmTwoFactor, removeTwoFactor, requestTwoFactor } from './two-factor.ts';

const password = 'a rung at a time';
const halfMinute = 30_000;
const refused = (refusal: string) => ({ refusal });

const codeOf = (world: World, seed: string, away = 0) =>
  codeAt(readBase32(seed), stepAt(world.now) + away);

async function createGuarded(world: World) {
  const person = await world.student();
  const ctx = world.ctx(person);
  const asked = await requestTwoFactor(ctx);
  const seed = asked.secret.replaceAll(' ', '');
  const { codes } = await confirmTwoFactor(ctx, { token: asked.token, code: codeOf(world, seed) });
  world.passTime(halfMinute);
  return { person, seed, codes };
}

async function begin(world: World, userId: string): Promise<string> {
  const entry = await createSession(world.ctx(), userId, visit);
  return (entry.kind === 'redirect' && entry.challengeToken) || '';
}

const finish = (world: World, challengeToken: string, code: string): Promise<SignInResult> =>
  confirmChallenge(world.ctx(undefined, { challengeToken }), code, visit);

test('SEC-18 a code is valid once, in its own time step and the two adjacent ones', async () => {
  await using world = await createWorld();
  const { person, seed } = await createGuarded(world);
  const step = await begin(world, person.userId);
  for (const away of [-2, 2]) {
    await expect(finish(world, step, codeOf(world, seed, away))).rejects.toMatchObject(
      refused('CODE_WRONG'),
    );
  }
  // The code of the previous time step was used to turn it on.
  await expect(finish(world, step, codeOf(world, seed, -1))).rejects.toMatchObject(
    refused('CODE_WRONG'),
  );
  const code = codeOf(world, seed);
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => finish(world, step, code)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(finish(world, step, code)).rejects.toMatchObject(refused('CODE_WRONG'));
  expect(await finish(world, step, codeOf(world, seed, 1))).toMatchObject({ kind: 'session' });
});

test('SEC-18 a recovery code is valid once, however it is typed, and is stored as a hash', async () => {
  await using world = await createWorld();
  const { person, codes } = await createGuarded(world);
  expect(codes).toHaveLength(10);
  const [code = ''] = codes;
  expect(JSON.stringify(await world.rows(recoveryCodes))).not.toContain(code.slice(0, 9));
  const step = await begin(world, person.userId);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  expect(await finish(world, step, typed)).toMatchObject({ kind: 'session' });
  await expect(finish(world, step, code)).rejects.toMatchObject(refused('CODE_WRONG'));
  expect((await world.call(person).account.loadSecurity({})).twoFactor.codesLeft).toBe(9);
  const made = await world.call(person).account.createCodes({});
  await expect(finish(world, step, codes[1] ?? '')).rejects.toMatchObject(refused('CODE_WRONG'));
  expect(await finish(world, step, made.codes[1] ?? '')).toMatchObject({ kind: 'session' });
});

test('SEC-18 the seed is stored encrypted with its key version, and decrypts only for its own account', async () => {
  await using world = await createWorld();
  const { person, seed } = await createGuarded(world);
  const [row] = await world.rows(twoFactors);
  expect(row?.keyVersion).toBe(1);
  expect(row?.seed).not.toContain(seed);
  const { encryption } = world.ctx().accounts;
  expect(encryption.decrypt(`seed ${person.userId}`, row?.seed ?? '', 1)).toBe(seed);
  expect(encryption.decrypt(`seed ${uuid()}`, row?.seed ?? '', 1)).toBeNull();
});

test('SEC-18 wrong codes are delayed like wrong passwords, across all steps of the account', async () => {
  await using world = await createWorld();
  const { person, seed } = await createGuarded(world);
  for (let guess = 0; guess < 10; guess++) {
    const step = await begin(world, person.userId);
    await expect(finish(world, step, '000000')).rejects.toMatchObject(refused('CODE_WRONG'));
  }
  const step = await begin(world, person.userId);
  await expect(finish(world, step, codeOf(world, seed))).rejects.toMatchObject({
    refusal: 'TOO_MANY_ATTEMPTS',
    data: 30,
  });
  world.passTime(halfMinute);
  expect(await finish(world, step, codeOf(world, seed))).toMatchObject({ kind: 'session' });
});

test('AUTH-11 there is no session between the two steps, and the step ends when it expires or the account changes', async () => {
  await using world = await createWorld();
  const { person, seed } = await createGuarded(world);
  const before = (await world.rows(sessions)).length;
  const step = await begin(world, person.userId);
  expect(await world.rows(sessions)).toHaveLength(before);
  expect(await findChallenge(world.ctx(undefined, { challengeToken: step }))).toEqual({
    owes: 'code',
    setUp: null,
  });
  for (const challengeToken of [null, 'none', step.slice(0, -2)]) {
    const ctx = world.ctx(undefined, { challengeToken });
    expect((await findChallenge(ctx)).owes).toBe('nothing');
    await expect(confirmChallenge(ctx, codeOf(world, seed), visit)).rejects.toMatchObject(
      refused('CHALLENGE_EXPIRED'),
    );
  }
  world.passTime(15 * 60_000);
  await expect(finish(world, step, codeOf(world, seed))).rejects.toMatchObject(
    refused('CHALLENGE_EXPIRED'),
  );
  const fresh = await begin(world, person.userId);
  world.passTime(1);
  await world.db.update(users).set({ updatedAt: world.now });
  await expect(finish(world, fresh, codeOf(world, seed))).rejects.toMatchObject(
    refused('CHALLENGE_EXPIRED'),
  );
});

test('SEC-10 changing the second factor and reauthenticating rotate the session token', async () => {
  await using world = await createWorld();
  const { person } = await createGuarded(world);
  const tokens = new Set([person.sessionId]);
  const [row] = await world.rows(sessions);
  tokens.add(row?.token ?? '');
  expect(tokens.size).toBe(2);
  const { sessionToken } = await removeTwoFactor(world.ctx(person));
  expect(tokens.has(hashToken(sessionToken))).toBe(false);
  expect((await world.rows(sessions))[0]?.token).toBe(hashToken(sessionToken));
  expect(await world.rows(twoFactors)).toEqual([]);
  expect(await world.rows(recoveryCodes)).toEqual([]);
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail.subject);
  expect(mails).toEqual(['Two-factor authentication is on', 'Two-factor authentication is off']);
});

test('AUTH-11 ten minutes after sign-in a sensitive action requires a code or the password', async () => {
  await using world = await createWorld();
  const { person, seed, codes } = await createGuarded(world);
  world.passTime(10 * 60_000);
  const ctx = () => world.ctx(person);
  await expect(removeTwoFactor(ctx())).rejects.toMatchObject(refused('CONFIRMATION_REQUIRED'));
  await expect(confirmMyself(ctx(), { password })).rejects.toMatchObject(refused('CODE_REQUIRED'));
  await expect(confirmMyself(ctx(), { code: '000000' })).rejects.toMatchObject(
    refused('CODE_WRONG'),
  );
  await confirmMyself(ctx(), { code: codeOf(world, seed) });
  await removeTwoFactor(ctx());
  expect(codes).toHaveLength(10);

  world.passTime(10 * 60_000);
  await world.db.insert(accounts).values({
    id: uuid(),
    userId: person.userId,
    accountId: person.userId,
    providerId: 'credential',
    password: await ctx().accounts.hashPassword(password),
  });
  await expect(requestTwoFactor(ctx())).rejects.toMatchObject(refused('CONFIRMATION_REQUIRED'));
  await expect(confirmMyself(ctx(), { password: 'wrong' })).rejects.toMatchObject(
    refused('PASSWORD_WRONG'),
  );
  await confirmMyself(ctx(), { password });
  expect(await requestTwoFactor(ctx())).toHaveProperty('token');
});

test('AUTH-11 a setup is valid only for its account and lifetime, and requires a matching code', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  const { token, secret, path, size, address } = await requestTwoFactor(world.ctx(asha));
  expect(address).toContain(`secret=${secret.replaceAll(' ', '')}`);
  expect(size).toBeGreaterThan(20);
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/u);
  const code = codeOf(world, secret.replaceAll(' ', ''));
  const by = (person: typeof asha, typed: string) =>
    confirmTwoFactor(world.ctx(person), { token, code: typed });
  await expect(by(ben, code)).rejects.toMatchObject(refused('CHALLENGE_EXPIRED'));
  await expect(by(asha, '')).rejects.toMatchObject(refused('CODE_REQUIRED'));
  await expect(by(asha, '000000')).rejects.toMatchObject(refused('CODE_WRONG'));
  expect(await world.rows(twoFactors)).toEqual([]);
  await by(asha, code);
  await expect(by(asha, code)).rejects.toMatchObject(refused('TWO_FACTOR_ON'));
});

test('AUTH-09 an administrator needs a second factor and sets it up at sign-in before anything else', async () => {
  await using world = await createWorld();
  const { userId, sessionId: firstSessionId, email } = await world.student();
  await world.db.insert(adminUsers).values({ id: uuid(), email });
  expect((await world.actorOf({ userId, sessionId: firstSessionId })).kind).toBe('student');

  const challengeToken = await begin(world, userId);
  const ctx = world.ctx(undefined, { challengeToken });
  const { owes, setUp } = await findChallenge(ctx);
  expect([owes, setUp?.codes.length]).toEqual(['set-up', 10]);
  const seed =
    decryptChallenge(ctx.accounts.encryption, 'sign-in', challengeToken, world.now)?.setUp?.seed ??
    '';
  expect(setUp?.secret.replaceAll(' ', '')).toBe(seed);
  await expect(confirmChallenge(ctx, '000000', visit)).rejects.toMatchObject(refused('CODE_WRONG'));
  const entry = await confirmChallenge(ctx, codeOf(world, seed), visit);
  expect(entry).toMatchObject({ kind: 'session', actor: { kind: 'admin', userId } });
  // The same setup step is invalid once the account has a second factor.
  await expect(confirmChallenge(ctx, codeOf(world, seed, 1), visit)).rejects.toMatchObject(
    refused('CHALLENGE_EXPIRED'),
  );
  const sessionId = entry.kind === 'session' ? entry.actor.sessionId : '';
  const admin = { kind: 'admin' as const, userId, sessionId };
  await expect(removeTwoFactor(world.ctx(admin))).rejects.toMatchObject(
    refused('TWO_FACTOR_REQUIRED'),
  );
  await world.db.delete(adminUsers).where(eq(adminUsers.email, email));
  await removeTwoFactor(world.ctx({ kind: 'student', userId, sessionId }));
});

test('AUTH-11 if the site requires it, everyone sets up a second factor at the next sign-in', async () => {
  await using world = await createWorld();
  const { userId } = await world.student();
  expect(await createSession(world.ctx(), userId, visit)).toMatchObject({ kind: 'session' });
  await world.db
    .insert(siteSettings)
    .values({ key: 'requiresTwoFactor', value: true, updatedAt: world.now });
  expect(await createSession(world.ctx(), userId, visit)).toMatchObject({
    kind: 'redirect',
    redirectTo: '/login/two-factor',
  });
});

test('AUTH-11 a sign-in from an unknown browser is reported by mail, except the first one', async () => {
  await using world = await createWorld();
  const { userId, email } = await world.student();
  const subjects = async () => (await world.tasks('mail.send')).map(({ mail }) => mail.subject);
  const first = await createSession(world.ctx(), userId, visit);
  await createSession(world.ctx(), userId, { ...visit, deviceToken: first.deviceToken });
  expect(await subjects()).toEqual([]);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  await createSession(world.ctx(), userId, { ...visit, userAgent });
  const [told] = await world.tasks('mail.send');
  expect(told?.mail).toMatchObject({ to: email, subject: 'New sign-in to your account' });
  const [when, zone] = ['on November 21, 2026 at 10:00 AM', '(UTC)'];
  expect(told?.mail.text).toContain(
    `Firefox on Linux, from IP address 192.0.2.1, ${when} ${zone}.`,
  );
});

test('AUTH-11 UX-01 the mail about a new browser formats the time by its reader’s settings', async () => {
  await using world = await createWorld();
  const { userId } = await world.student();
  const settings = { userId, timeZone: 'Asia/Kolkata', updatedAt: world.now };
  await world.db.insert(userSettings).values(settings);
  await createSession(world.ctx(), userId, visit);
  await createSession(world.ctx(), userId, visit);
  const [told] = await world.tasks('mail.send');
  expect(told?.mail.text).toContain('November 21, 2026 at 3:30 PM (Asia/Kolkata).');
});
