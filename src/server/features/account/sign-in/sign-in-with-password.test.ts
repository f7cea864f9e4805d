import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import { hashToken } from '#server/auth/secret.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { accountAttempts, limitAttempts } from '#server/rate-limit/rate-limit.ts';
import { visit } from '#testing/account-links.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createAccount } from './create-account.ts';
import { createSession } from './create-session.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const password = 'a rung at a time';
const form = { fullName: 'Asha Rao', email: 'asha@example.test', password };

async function set<Key extends keyof SiteSettings>(
  world: World,
  key: Key,
  value: SiteSettings[Key],
) {
  await world.db.insert(siteSettings).values({ key, value, updatedAt: world.now });
}

async function createPerson(world: World, isConfirmed = true) {
  await createAccount(world.ctx(), form, visit);
  if (isConfirmed) await world.db.update(users).set({ emailVerified: true });
}

async function outcome(world: World, typed: { email?: string; password?: string }, by = visit) {
  try {
    const entry = await signInWithPassword(world.ctx(), { ...form, ...typed }, by);
    return entry.kind === 'session' ? entry.actor.kind : entry.redirectTo;
  } catch (error) {
    return (error as { refusal: string }).refusal;
  }
}

test.each([
  [true, 'NO_SUCH_ACCOUNT', 'EMAIL_TAKEN'],
  [false, 'INVALID_CREDENTIALS', '/login?notice=check-email'],
])(
  'AUTH-02 when accounts are named (%s) an unknown address gets %s, a second sign-up %s',
  async (namesAccounts, unknown, taken) => {
    await using world = await createWorld();
    await createPerson(world);
    await set(world, 'namesAccounts', namesAccounts);
    expect(await outcome(world, { email: 'nobody@example.test' })).toBe(unknown);
    expect(await outcome(world, { password: 'wrong' })).toBe('INVALID_CREDENTIALS');
    const again = await createAccount(world.ctx(), form, visit).then(
      (entry) => (entry.kind === 'redirect' ? entry.redirectTo : 'in'),
      (error: { refusal: string }) => error.refusal,
    );
    expect(again).toBe(taken);
    expect(await world.rows(users)).toHaveLength(1);
    const told = (await world.tasks('mail.send')).map(({ mail }) => mail.subject);
    expect(told).toEqual(namesAccounts ? [] : ['You already have an account']);
  },
);

test('AUTH-02 two concurrent sign-ins to one account both succeed, in either order', async () => {
  await using world = await createWorld();
  await createPerson(world);
  const later = { ...world.ctx(), now: new Date(world.now.getTime() + 5) };
  // Counted before its password is compared, because the other request began earlier.
  await limitAttempts(later, accountAttempts(form.email));
  expect(await outcome(world, {})).toBe('student');
});

test('AUTH-04 an unconfirmed address can sign in only if the setting allows it, which only the correct password reveals', async () => {
  await using world = await createWorld();
  await createPerson(world, false);
  expect(await outcome(world, {})).toBe('EMAIL_NOT_CONFIRMED');
  expect(await outcome(world, { password: 'wrong' })).toBe('INVALID_CREDENTIALS');
  await set(world, 'requiresConfirmation', false);
  expect(await outcome(world, {})).toBe('student');
  const entry = await createAccount(world.ctx(), { ...form, email: 'b@example.test' }, visit);
  expect(entry).toMatchObject({ kind: 'session', actor: { kind: 'student' } });
  expect(await world.tasks('account.mail-link')).toHaveLength(2);
});

test('ADM-07 closed registration and disabled passwords refuse sign-up and create nothing', async () => {
  await using world = await createWorld();
  await set(world, 'isRegistrationOpen', false);
  await expect(createAccount(world.ctx(), form, visit)).rejects.toMatchObject({
    refusal: 'REGISTRATION_CLOSED',
  });
  await world.db.delete(siteSettings);
  await set(world, 'allowsPassword', false);
  await expect(createAccount(world.ctx(), form, visit)).rejects.toMatchObject({
    refusal: 'PASSWORD_SIGN_IN_OFF',
  });
  expect(await outcome(world, {})).toBe('PASSWORD_SIGN_IN_OFF');
  expect(await world.rows(users)).toEqual([]);
});

test.each([
  ['1234567', 8, 'PASSWORD_TOO_SHORT'],
  ['12345678', 8, 'in'],
  ['😀'.repeat(8), 8, 'in'],
  ['  leading spaces', 8, 'in'],
  ['x'.repeat(64), 8, 'in'],
  ['x'.repeat(256), 8, 'in'],
  ['x'.repeat(257), 8, 'PASSWORD_TOO_LONG'],
  ['password', 8, 'PASSWORD_COMMON'],
  ['eleven char', 12, 'PASSWORD_TOO_SHORT'],
])(
  'SEC-20 the password %j where %i characters are required: %s, without truncation',
  async (typed, minimum, expected) => {
    await using world = await createWorld();
    await set(world, 'minPasswordLength', minimum);
    const made = await createAccount(world.ctx(), { ...form, password: typed }, visit).then(
      () => 'in',
      (error: { refusal: string }) => error.refusal,
    );
    expect(made).toBe(expected);
    if (expected !== 'in') return;
    await world.db.update(users).set({ emailVerified: true });
    expect(await outcome(world, { password: typed })).toBe('student');
    for (const other of [typed.trimStart().slice(1), typed.slice(0, -1), `${typed} `]) {
      expect(await outcome(world, { password: other })).toBe('INVALID_CREDENTIALS');
    }
  },
);

test('SEC-15 of a thousand guesses at most twenty are checked, and the owner’s own browser is never locked out', async () => {
  await using world = await createWorld();
  await createPerson(world);
  const own = await signInWithPassword(world.ctx(), form, visit);
  let looked = 0;
  const guess = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const address = `198.51.100.${at % 200}`;
        const said = await outcome(world, { password: `guess ${at}` }, { ...visit, address });
        expect(said).toBeOneOf(['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS']);
        looked += Number(said === 'INVALID_CREDENTIALS');
      }),
    );
  await guess(400);
  expect(looked).toBe(10);
  for (let round = 0; round < 60; round++) {
    world.passTime(10_000);
    await guess(10);
  }
  expect(looked).toBeLessThanOrEqual(20);
  expect(await outcome(world, {})).toBe('TOO_MANY_REQUESTS');
  const device = { ...visit, deviceToken: own.deviceToken };
  expect(await outcome(world, {}, device)).toBe('student');
  world.passTime(60 * 60_000);
  expect(await outcome(world, {})).toBe('student');
  expect(await outcome(world, { password: 'wrong' })).toBe('INVALID_CREDENTIALS');
});

test('SEC-15 guesses from a known device are counted too, and it is known only to its own account', async () => {
  await using world = await createWorld();
  await createPerson(world);
  await createAccount(world.ctx(), { ...form, email: 'other@example.test' }, visit);
  const own = await signInWithPassword(world.ctx(), form, visit);
  const device = { ...visit, deviceToken: own.deviceToken };
  const wrong = { password: 'wrong' };
  for (let at = 0; at < 10; at++) {
    expect(await outcome(world, { ...wrong, email: 'other@example.test' })).toBe(
      'INVALID_CREDENTIALS',
    );
  }
  expect(await outcome(world, { ...wrong, email: 'other@example.test' }, device)).toBe(
    'TOO_MANY_REQUESTS',
  );
  for (let at = 0; at < 10; at++) {
    expect(await outcome(world, wrong, device)).toBe('INVALID_CREDENTIALS');
  }
  expect(await outcome(world, {}, device)).toBe('TOO_MANY_REQUESTS');
  expect(await outcome(world, {})).toBe('student');
});

test('SEC-15 the refusal states how long to wait, which is the same for an unknown address', async () => {
  await using world = await createWorld();
  await createPerson(world);
  const waits = async (email: string) => {
    for (let at = 0; at < 10; at++) await outcome(world, { email, password: 'wrong' });
    return signInWithPassword(world.ctx(), { email, password }, visit).catch(
      (error: { data: number }) => error.data,
    );
  };
  expect(await waits(form.email)).toBe(30);
  expect(await waits('nobody@example.test')).toBe(30);
});

test('SEC-10 signing in ends the browser’s previous session, and only hashes are stored', async () => {
  await using world = await createWorld();
  await createPerson(world);
  const first = await signInWithPassword(world.ctx(), form, visit);
  if (first.kind !== 'session') throw new Error('There is a session.');
  const second = await signInWithPassword(world.ctx(), form, {
    ...visit,
    sessionToken: first.token,
  });
  if (second.kind !== 'session') throw new Error('There is a session.');
  const kept = await world.rows(sessions);
  expect(kept.map(({ token }) => token)).toEqual([hashToken(second.token)]);
  expect(kept[0]).toMatchObject({ confirmedAt: world.now, ipAddress: '192.0.2.1' });
});

test('AUTH-09 an administrator needs an active entry for the confirmed address and loses the role with another address', async () => {
  await using world = await createWorld();
  await createPerson(world);
  await world.db.insert(adminUsers).values({ id: uuid(), email: 'ASHA@example.test' });
  const [user] = await world.rows(users);
  const entry = await createSession(world.ctx(), user?.id ?? '', visit, 'both');
  if (entry.kind !== 'session') throw new Error('There is a session.');
  expect(entry.actor.kind).toBe('student');
  await world.db.insert(twoFactors).values(twoFactorOf(entry.actor.userId, world.now));
  const kind = async () => (await world.actorOf(entry.actor)).kind;
  await world.db.update(users).set({ emailVerified: false });
  expect(await kind()).toBe('student');
  await world.db.update(users).set({ emailVerified: true });
  expect(await kind()).toBe('admin');
  await world.db.update(users).set({ email: 'new@example.test' });
  expect(await kind()).toBe('student');
});

test('SEC-46 line breaks are removed from a name and cannot add a header to a mail', async () => {
  await using world = await createWorld();
  await set(world, 'namesAccounts', false);
  const hostile = { ...form, fullName: 'Asha\r\nBcc: eve@evil.test\u2028Rao' };
  await createAccount(world.ctx(), hostile, visit);
  await createAccount(world.ctx(), hostile, visit);
  const [person] = await world.rows(users);
  expect(person?.name).toBe('Asha Bcc: eve@evil.test Rao');
  const [row] = await world.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, person?.id ?? ''));
  expect(`${row?.firstName} ${row?.lastName}`).toBe('Asha Bcc: eve@evil.test Rao');
  for (const { mail } of await world.tasks('mail.send')) {
    expect([mail.to, mail.subject].join('')).not.toMatch(/[\r\n]/u);
  }
});
