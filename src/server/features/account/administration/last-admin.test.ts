import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const entryOf = async ({ email }: { email: string }) =>
  (await world.rows(adminUsers)).find((entry) => entry.email === email)?.id ?? '';

test('SEC-07 fifty concurrent attempts of two administrators to remove each other leave one who can sign in', async () => {
  const [a, b] = [await world.admin(), await world.admin()];
  const [entryA, entryB] = [await entryOf(a), await entryOf(b)];
  const attempts = Array.from({ length: 50 }, (_, at) => {
    const [actor, victim, adminId] = at % 2 ? [a, b, entryB] : [b, a, entryA];
    const { account } = world.call(actor);
    const user = { userId: victim.userId, version: 1 };
    return [
      () => account.setAdminActive({ adminId, isActive: false }),
      () => account.removeAdmin({ adminId }),
      () => account.setUserActive({ ...user, isActive: false }),
      () => account.setRole({ ...user, userType: 'student' }),
      () => account.removeUser(user),
    ][Math.floor(at / 2) % 5];
  });
  const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt?.()));
  const codes = outcomes.map((each) => (each.status === 'rejected' ? each.reason.code : 'done'));
  expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(0);
  expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  const kinds = [(await world.actorOf(a)).kind, (await world.actorOf(b)).kind];
  expect(kinds.filter((kind) => kind === 'admin')).toHaveLength(1);
});

test.each(['setAdminActive', 'removeAdmin', 'setUserActive', 'setRole', 'removeUser'] as const)(
  'SEC-07 %s is refused for the last administrator who can sign in',
  async (what) => {
    const admin = await world.admin();
    const [off, unverified] = [await world.admin(), await world.admin()];
    await world.db
      .update(adminUsers)
      .set({ isActive: false })
      .where(eq(adminUsers.email, off.email));
    await world.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.id, unverified.userId));
    const { account } = world.call(admin);
    await account.createAdminEntry({ email: 'nobody@example.test' });
    const adminId = await entryOf(admin);
    const user = { userId: admin.userId, version: 1 };
    const attempts = {
      setAdminActive: () => account.setAdminActive({ adminId, isActive: false }),
      removeAdmin: () => account.removeAdmin({ adminId }),
      setUserActive: () => account.setUserActive({ ...user, isActive: false }),
      setRole: () => account.setRole({ ...user, userType: 'student' }),
      removeUser: () => account.removeUser(user),
    };
    expect(await world.refusal(attempts[what])).toBe('LAST_ADMIN');
  },
);

test('ADM-09 an administrator entry takes effect once confirmed, can be toggled and removed, and every change is audited', async () => {
  const admin = await world.admin();
  const { account } = world.call(admin);
  const student = await world.student({ email: 'soon@example.test' });
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, student.userId));
  const { id: adminId } = await account.createAdminEntry({ email: 'Soon@Example.test' });
  expect((await world.actorOf(student)).kind).toBe('student');
  await world.db.update(users).set({ emailVerified: true }).where(eq(users.id, student.userId));
  expect((await world.actorOf(student)).kind).toBe('student');
  await world.db.insert(twoFactors).values(twoFactorOf(student.userId, world.now));
  expect((await world.actorOf(student)).kind).toBe('admin');
  expect((await account.listAdmins({})).items).toMatchObject([
    { email: admin.email, user: { id: admin.userId, isEmailConfirmed: true, isActive: true } },
    { email: 'soon@example.test', isActive: true, user: { id: student.userId } },
  ]);
  await account.setAdminActive({ adminId, isActive: false });
  expect((await world.actorOf(student)).kind).toBe('student');
  await account.setAdminActive({ adminId, isActive: true });
  await account.removeAdmin({ adminId });
  expect((await world.actorOf(student)).kind).toBe('student');
  expect((await world.rows(auditEntries)).map(({ action }) => action)).toEqual([
    'admin.added',
    'admin.deactivated',
    'admin.activated',
    'admin.removed',
  ]);
});

test('SEC-07 removing an administrator ends their sessions, and only theirs', async () => {
  const [a, b] = [await world.admin(), await world.admin()];
  await world.call(a).account.removeAdmin({ adminId: await entryOf(b) });
  expect((await world.rows(sessions)).map(({ userId }) => userId)).toEqual([a.userId]);
});

test('SEC-07 a former administrator can no longer change anything', async () => {
  const [b, c] = [await world.admin(), await world.admin()];
  // Deletes only the row. The product also ends the session, so the request would be refused
  // earlier.
  await world.db.delete(adminUsers).where(eq(adminUsers.id, await entryOf(b)));
  const late = () =>
    world.call(b).account.setUserActive({ userId: c.userId, version: 1, isActive: false });
  expect(await world.refusal(late)).toBe('FORBIDDEN');
});
