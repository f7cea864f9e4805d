import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { SignedIn } from '#domain/actor.ts';
import { hashToken } from '#server/auth/secret.ts';
import { inTransaction } from '#server/context.ts';
import { accountTokens, signInFailures } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { visit, sendLinks, tokenIn } from '#testing/account-links.ts';
import { createWorld, type World } from '#testing/world.ts';
import {
  createLink,
  createPasswordLink,
  findLink,
  requestConfirmation,
  requestReset,
} from './account-links.ts';
import { savePassword } from './passwords.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const minute = 60_000;
const password = 'a rung at a time';
const chosen = { password, confirmation: password };

const refused = (refusal: string) => ({ refusal });

async function askReset(world: World, email: string): Promise<string> {
  await requestReset(world.ctx(), email);
  return tokenIn((await sendLinks(world)).at(-1));
}

test('SEC-12 a reset link sets the password once, ends every session, and confirms its address', async () => {
  await using world = await createWorld();
  const asha = await world.student({ email: 'asha@example.test' });
  await world.db.update(users).set({ emailVerified: false });
  await world.db.insert(signInFailures).values({
    key: `account:${hashToken('asha@example.test')}`,
    failures: 50,
    lastAt: world.now,
    blockedUntil: new Date(world.now.getTime() + 60 * minute),
  });
  const token = await askReset(world, ' Asha@Example.test ');
  expect(await findLink(world.ctx(), token)).toMatchObject({ state: 'good' });
  await savePassword(world.ctx(), { token, ...chosen });
  expect(await world.rows(sessions)).toEqual([]);
  const entry = await signInWithPassword(
    world.ctx(),
    { email: 'asha@example.test', password },
    visit,
  );
  expect(entry).toMatchObject({ kind: 'session', actor: { userId: asha.userId } });
  expect(await findLink(world.ctx(), token)).toMatchObject({ state: 'used' });
  await expect(savePassword(world.ctx(), { token, ...chosen })).rejects.toMatchObject(
    refused('LINK_USED'),
  );
  const [told] = await world.tasks('mail.send');
  expect(told?.mail).toMatchObject({
    to: 'asha@example.test',
    subject: 'Your password is set',
  });
});

test('SEC-12 a hundred concurrent uses of one link count once', async () => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  const token = await askReset(world, 'asha@example.test');
  const hashed = {
    ...world.ctx(),
    accounts: { ...world.ctx().accounts, hashPassword: async () => 'hashed' },
  };
  const uses = await Promise.allSettled(
    Array.from({ length: 100 }, () => savePassword(hashed, { token, ...chosen })),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = uses.flatMap((use) => (use.status === 'rejected' ? [use.reason.refusal] : []));
  expect(new Set(reasons)).toEqual(new Set(['LINK_USED']));
  expect(await world.tasks('mail.send')).toHaveLength(1);
});

test('SEC-12 a link expires when a newer one is sent, after an hour, or when the address changes', async () => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  const older = await askReset(world, 'asha@example.test');
  const newer = await askReset(world, 'asha@example.test');
  const use = (token: string) => savePassword(world.ctx(), { token, ...chosen });
  await expect(use(older)).rejects.toMatchObject(refused('LINK_EXPIRED'));
  world.passTime(60 * minute - 1);
  expect(await findLink(world.ctx(), newer)).toMatchObject({ state: 'good' });
  world.passTime(1);
  await expect(use(newer)).rejects.toMatchObject(refused('LINK_EXPIRED'));
  const moved = await askReset(world, 'asha@example.test');
  await world.db.update(users).set({ email: 'new@example.test' });
  await expect(use(moved)).rejects.toMatchObject(refused('LINK_EXPIRED'));
  await expect(use('nothing')).rejects.toMatchObject(refused('LINK_UNKNOWN'));
  expect(await world.rows(accounts)).toEqual([]);
});

test('SEC-12 a link that sets a password expires when another one is sent, whoever asked for it', async () => {
  await using world = await createWorld();
  const asha = await world.student({ email: 'asha@example.test' });
  const own = await askReset(world, 'asha@example.test');
  await createPasswordLink(world.ctx(await world.admin()), asha.userId);
  expect(await findLink(world.ctx(), own)).toMatchObject({ state: 'expired' });
});

test('SEC-12 a link is only valid for its own purpose and account', async () => {
  await using world = await createWorld();
  const [asha, omar] = [await world.student({ email: 'a@example.test' }), await world.student()];
  await world.db.update(users).set({ emailVerified: false });
  await requestConfirmation(world.ctx(), 'a@example.test');
  const confirming = tokenIn((await sendLinks(world)).at(-1));
  expect(await findLink(world.ctx(), confirming)).toMatchObject({ state: 'unknown' });
  await expect(savePassword(world.ctx(), { token: confirming, ...chosen })).rejects.toMatchObject(
    refused('LINK_UNKNOWN'),
  );
  await savePassword(world.ctx(), { token: await askReset(world, 'a@example.test'), ...chosen });
  expect((await world.rows(accounts)).map(({ userId }) => userId)).toEqual([asha.userId]);
  expect((await world.rows(sessions)).map(({ userId }) => userId)).toEqual([omar.userId]);
});

test('SEC-12 neither the database nor a queued mail contains a token', async () => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  const token = await askReset(world, 'asha@example.test');
  const { rows } = await world.pool.query('select data::text from tasks.job');
  const everything = JSON.stringify([await world.dump(), rows]);
  expect(everything).toContain(hashToken(token));
  expect(everything).not.toContain(token);
});

test.each([
  [{ password: '', confirmation: '' }, 'NEW_PASSWORD_REQUIRED'],
  [{ password: 'short', confirmation: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ password: 'password', confirmation: 'password' }, 'PASSWORD_COMMON'],
  [{ password, confirmation: `${password}!` }, 'PASSWORDS_DIFFER'],
])('AUTH-06 %j is refused with %s, and the link stays valid', async (form, refusal) => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  const token = await askReset(world, 'asha@example.test');
  await expect(savePassword(world.ctx(), { token, ...form })).rejects.toMatchObject({ refusal });
  expect(await findLink(world.ctx(), token)).toMatchObject({ state: 'good' });
});

test('REL-32 when mail recovers, only the newest queued link is sent, once, with this site’s address', async () => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  for (let round = 0; round < 3; round++) await requestReset(world.ctx(), 'asha@example.test');
  expect(await world.tasks('account.mail-link')).toHaveLength(3);
  const sent = await sendLinks(world);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('https://firstrung.test/auth/reset-password?token=');
  expect(await sendLinks(world)).toEqual(sent);
  await savePassword(world.ctx(), { token: tokenIn(sent[0]), ...chosen });
  expect(await sendLinks(world)).toEqual([]);
});

test('AUTH-06 requesting a link for an unknown or confirmed address sends nothing', async () => {
  await using world = await createWorld();
  await world.student({ email: 'asha@example.test' });
  await requestReset(world.ctx(), 'nobody@example.test');
  await requestConfirmation(world.ctx(), 'nobody@example.test');
  await requestConfirmation(world.ctx(), 'asha@example.test');
  expect(await world.rows(accountTokens)).toEqual([]);
  expect(await world.tasks('account.mail-link')).toEqual([]);
  await expect(requestReset(world.ctx(), ' ')).rejects.toMatchObject(refused('EMAIL_REQUIRED'));
  await expect(requestReset(world.ctx(), 'asha')).rejects.toMatchObject(refused('EMAIL_INVALID'));
});

test('AUTH-10 approving a company request creates its contact’s account, whose mailed link sets the password', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const company = await world.company({
    status: 'pending',
    contactEmail: 'mara@halden.test',
    contactFirstName: 'Mara',
    contactLastName: 'Halden',
  });
  await world.call(admin).company.move({ companyId: company.id, to: 'approved', version: 1 });
  const [mail] = await sendLinks(world);
  expect(mail).toMatchObject({
    to: 'mara@halden.test',
    subject: 'Set your password',
  });
  const sign = () =>
    signInWithPassword(world.ctx(), { email: 'mara@halden.test', password }, visit);
  await expect(sign()).rejects.toMatchObject(refused('INVALID_CREDENTIALS'));
  world.passTime(7 * 24 * 60 * minute - 1);
  await savePassword(world.ctx(), { token: tokenIn(mail), ...chosen });
  expect(await sign()).toMatchObject({
    kind: 'session',
    actor: { kind: 'member', companyId: company.id, role: 'owner' },
  });
});

test('AUTH-10 only an administrator can have a link mailed to someone else', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  await expect(createPasswordLink(world.ctx(asha), asha.userId)).rejects.toMatchObject(
    refused('FORBIDDEN'),
  );
  const ctx = world.ctx(await world.admin());
  await expect(createPasswordLink(ctx, uuid())).rejects.toMatchObject(refused('NOT_FOUND'));
  await createPasswordLink(ctx, asha.userId);
  expect(await sendLinks(world)).toHaveLength(1);
});

test('ADM-03 a temporary password is valid for a day and only lets the user choose another', async () => {
  await using world = await createWorld();
  const asha = await world.student({ email: 'asha@example.test' });
  const given = 'Xk3-given-9Qz';
  await savePassword(world.ctx(), {
    token: await world
      .ctx()
      .db.transaction((db) =>
        createLink({ ...world.ctx(), db }, asha.userId, 'set-password', { unmailedMs: minute }),
      ),
    password: given,
    confirmation: given,
  });
  const until = new Date(world.now.getTime() + 24 * 60 * minute);
  await world.db
    .update(users)
    .set({ temporaryPasswordUntil: until })
    .where(eq(users.id, asha.userId));
  const sign = (typed: string) =>
    signInWithPassword(world.ctx(), { email: 'asha@example.test', password: typed }, visit);
  const entry = await sign(given);
  if (entry.kind !== 'redirect') throw new Error('There is no session yet.');
  expect(await world.rows(sessions)).toEqual([]);
  const token = entry.redirectTo.replace('/reset-password?token=', '');
  await expect(
    savePassword(world.ctx(), { token, password: given, confirmation: given }),
  ).rejects.toMatchObject(refused('PASSWORD_SAME'));
  await savePassword(world.ctx(), { token, ...chosen });
  expect(await sign(password)).toMatchObject({ kind: 'session' });

  await world.db.update(users).set({ temporaryPasswordUntil: world.now });
  await expect(sign(password)).rejects.toMatchObject(refused('PASSWORD_EXPIRED'));
});

test('SEC-10 sensitive actions require that the session reauthenticated recently', async () => {
  await using world = await createWorld();
  const asha: SignedIn = await world.student();
  await world.db.update(sessions).set({ confirmedAt: world.now });
  world.passTime(10 * minute - 1);
  expect(await requireConfirmed(world.ctx(asha), 10)).toBe(asha);
  world.passTime(1);
  await expect(requireConfirmed(world.ctx(asha), 10)).rejects.toMatchObject(
    refused('CONFIRMATION_REQUIRED'),
  );
  await expect(requireConfirmed(world.ctx(), 10)).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
});

test('AUTH-06 only a link for an account without a password sets the first one', async () => {
  await using world = await createWorld();
  const { userId } = await world.student({ email: 'asha@example.test' });
  const firstOf = async (purpose: 'set-password' | 'reset-password') =>
    inTransaction(world.ctx(), (tx) => createLink(tx, userId, purpose));
  const mailed = await firstOf('set-password');
  expect(await findLink(world.ctx(), mailed)).toEqual({ state: 'good', isFirst: true });
  expect(await savePassword(world.ctx(), { token: mailed, ...chosen })).toEqual({ isFirst: true });
  expect(await findLink(world.ctx(), mailed)).toEqual({ state: 'used', isFirst: false });
  const later = await firstOf('set-password');
  expect(await findLink(world.ctx(), later)).toEqual({ state: 'good', isFirst: false });
  expect(await savePassword(world.ctx(), { token: later, ...chosen })).toEqual({ isFirst: false });
  const subjects = (await world.tasks('mail.send')).map(({ mail }) => mail.subject);
  expect(subjects).toEqual(['Your password is set', 'Your password was changed']);
});
