import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/secret.ts';
import { inTransaction } from '#server/context.ts';
import { accountTokens, knownDevices } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import {
  cancelEmailChange,
  confirmEmail,
  createLink,
  requestReset,
} from '#server/features/account/sign-in/account-links.ts';
import { savePassword, setPassword } from '#server/features/account/sign-in/passwords.ts';
import { requestEmail } from '#server/features/account/sign-in/request-email.ts';
import { signInWithPassword } from '#server/features/account/sign-in/sign-in-with-password.ts';
import { confirmTwoFactor } from '#server/features/account/two-factor/two-factor.ts';
import { visit, sendLinks, tokenIn, subjects } from '#testing/account-links.ts';
import { addSecured, ownPassword, setUpOf } from '#testing/secured-student.ts';
import { createWorld, type World } from '#testing/world.ts';

const password = 'another rung at a time';
const twice = { password, confirmation: password };
const minute = 60_000;
type Secured = Awaited<ReturnType<typeof addSecured>>;

/** Every way an owner can revoke access. Each returns the session that continues, or null. */
const ways: Record<string, (world: World, secured: Secured) => Promise<string | null>> = {
  'a password reset': async (world, { student }) => {
    await requestReset(world.ctx(), student.email);
    const mails = await sendLinks(world);
    const reset = mails.find(({ subject }) => subject === 'Reset your password');
    await savePassword(world.ctx(), { token: tokenIn(reset), ...twice });
    return null;
  },
  'a new password': async (world, { student }) => {
    await setPassword(world.ctx(student), { current: ownPassword, ...twice });
    return student.sessionId;
  },
  'a second factor': async (world, { student }) => {
    await confirmTwoFactor(world.ctx(student), setUpOf(world, student.userId));
    return student.sessionId;
  },
  'a new address': async (world, { student }) => {
    await requestEmail(world.ctx(student), 'owner@example.test');
    const link = (await sendLinks(world)).find(({ to }) => to === 'owner@example.test');
    await world.db
      .update(sessions)
      .set({ token: hashToken('own') })
      .where(eq(sessions.id, student.sessionId));
    await confirmEmail(world.ctx(), tokenIn(link), { ...visit, sessionToken: 'own' });
    return student.sessionId;
  },
};

test.each(Object.keys(ways))('AUTH-11 %s revokes all other access', async (way) => {
  await using world = await createWorld();
  const secured = await addSecured(world);
  const { userId } = secured.student;
  await requestEmail(world.ctx(secured.student), 'attacker@example.test');
  const links = await inTransaction(world.ctx(), async (tx) => ({
    reset: await createLink(tx, userId, 'reset-password'),
  }));
  const change = (await sendLinks(world)).find(({ to }) => to === 'attacker@example.test');
  await world.db.insert(knownDevices).values({
    id: uuid(),
    userId,
    tokenHash: 'attacker',
    createdAt: world.now,
    lastSeenAt: world.now,
  });
  world.passTime(minute);

  const goesOn = await ways[way]?.(world, secured);

  const left = (await world.rows(sessions)).map(({ id }) => id);
  expect(left).toEqual(goesOn === null ? [] : [goesOn]);
  expect(await world.rows(knownDevices)).toEqual([]);
  const open = (await world.rows(accountTokens)).filter(
    ({ usedAt, expiresAt }) => usedAt === null && expiresAt > world.now,
  );
  expect(open).toEqual([]);
  await expect(confirmEmail(world.ctx(), tokenIn(change), visit)).rejects.toMatchObject({
    refusal: 'LINK_EXPIRED',
  });
  await expect(savePassword(world.ctx(), { token: links.reset, ...twice })).rejects.toMatchObject({
    refusal: 'LINK_EXPIRED',
  });
  // A later timestamp invalidates sign-ins that are waiting for their second step.
  expect((await world.rows(users))[0]?.updatedAt).toEqual(world.now);
});

test('AUTH-11 a password reset disconnects Google and notifies the owner; a site without passwords keeps Google', async () => {
  await using world = await createWorld();
  const secured = await addSecured(world);
  await ways['a password reset']?.(world, secured);
  expect((await world.rows(accounts)).map(({ providerId }) => providerId)).toEqual(['credential']);
  expect((await subjects(world)).toSorted()).toEqual([
    `${secured.student.email}: Google account disconnected`,
    `${secured.student.email}: Your password was changed`,
  ]);

  await using other = await createWorld();
  const kept = await addSecured(other);
  await other.db
    .insert(siteSettings)
    .values({ key: 'allowsPassword', value: false, updatedAt: other.now });
  await ways['a password reset']?.(other, kept);
  expect(await other.rows(accounts)).toHaveLength(2);
});

test('AUTH-11 a new password set while signed in keeps Google connected', async () => {
  await using world = await createWorld();
  await ways['a new password']?.(world, await addSecured(world));
  expect(await world.rows(accounts)).toHaveLength(2);
});

test('AUTH-11 the owner cancels an unrequested address change from the old address and chooses a new password', async () => {
  await using world = await createWorld();
  const { student } = await addSecured(world);
  await requestEmail(world.ctx(student), 'attacker@example.test');
  const mails = await sendLinks(world);
  const notice = mails.find(({ to }) => to === student.email);
  expect(notice?.subject).toBe('Email change requested');
  expect(notice?.text).toContain('This wasn’t me');
  const change = mails.find(({ to }) => to === 'attacker@example.test');

  const { redirectTo } = await cancelEmailChange(world.ctx(), tokenIn(notice));

  await expect(confirmEmail(world.ctx(), tokenIn(change), visit)).rejects.toMatchObject({
    refusal: 'LINK_EXPIRED',
  });
  expect(await world.rows(sessions)).toEqual([]);
  const form = { email: student.email, password: ownPassword };
  await expect(signInWithPassword(world.ctx(), form, visit)).rejects.toMatchObject({
    refusal: 'INVALID_CREDENTIALS',
  });
  await expect(cancelEmailChange(world.ctx(), tokenIn(notice))).rejects.toMatchObject({
    refusal: 'LINK_USED',
  });
  const token = /^\/reset-password\?token=(.+)$/u.exec(redirectTo)?.[1] ?? '';
  await savePassword(world.ctx(), { token, ...twice });
  const entry = await signInWithPassword(world.ctx(), { ...form, password }, visit);
  expect(entry.kind).toBe('session');
});

test('AUTH-11 the old address can cancel a change until it is confirmed, but not afterwards', async () => {
  await using world = await createWorld();
  const { student } = await addSecured(world);
  await requestEmail(world.ctx(student), 'new@example.test');
  const mails = await sendLinks(world);
  const tokenTo = (address: string) => tokenIn(mails.find(({ to }) => to === address));
  await confirmEmail(world.ctx(), tokenTo('new@example.test'), visit);
  await expect(cancelEmailChange(world.ctx(), tokenTo(student.email))).rejects.toMatchObject({
    refusal: 'LINK_EXPIRED',
  });
});

test('AUTH-11 the old address also receives a mail when the new one is taken, so that nothing reveals this', async () => {
  await using world = await createWorld();
  const { student } = await addSecured(world);
  const ben = await world.student();
  await world.db
    .insert(siteSettings)
    .values({ key: 'namesAccounts', value: false, updatedAt: world.now });
  await requestEmail(world.ctx(student), ben.email);
  const notices = (await sendLinks(world)).filter(({ to }) => to === student.email);
  expect(notices).toHaveLength(1);
});
