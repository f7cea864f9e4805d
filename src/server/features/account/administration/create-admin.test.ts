import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { findActor } from '#server/auth/actor.store.ts';
import { createCommonPasswords, createPasswordHash } from '#server/auth/passwords.ts';
import type { Ctx } from '#server/context.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { useDatabase } from '#testing/database.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { createAdmin, findAdminCandidate } from './admins.ts';

const database = useDatabase();
const { hash: hashPassword, verify } = createPasswordHash();
const passwords = { hashPassword, isCommonPassword: createCommonPasswords() };
const email = 'boss@example.com';
const input = { email, name: 'Ada de la Cruz', password: 'a rare password' };
const userId = '01990000-0000-7000-8000-000000000001';

const ctx = (actor: Actor = { kind: 'system' }) =>
  ({
    actor,
    now: new Date('2026-11-21T10:00:00Z'),
    db: database.db,
    requestId: 'admin:create',
    log: pino({ level: 'silent' }),
  }) as Ctx;
const rows = async (query: string) => (await database.pool.query(query)).rows;
const count = async (table: string) => (await rows(`select from ${table}`)).length;

/** The actor's kind without and then with a second factor. */
async function kindOf(id: string): Promise<string[]> {
  const without = await findActor(database.db, id, 's');
  await database.db.insert(twoFactors).values(twoFactorOf(id, new Date()));
  const { kind } = await findActor(database.db, id, 's');
  return [without.kind, kind];
}

beforeEach(() => database.pool.query('truncate users, admin_users cascade'));

async function addUser(isVerified: boolean): Promise<void> {
  await database.pool.query(`
    insert into users (id, name, email, email_verified) values ('${userId}', 'Old Name', '${email}', ${isVerified});
    insert into profiles (id, user_type, is_active) values ('${userId}', 'student', false);
    insert into accounts (id, user_id, account_id, provider_id, password) values ('${userId}', '${userId}', '${userId}', 'credential', 'old');
    insert into sessions (id, user_id, token, expires_at) values ('${userId}', '${userId}', 't', now() + interval '1 day')`);
}

test('ADM-01 a new administrator has a confirmed address and a password, and full rights after adding a second factor', async () => {
  await createAdmin(ctx(), passwords, { ...input, email: ' Boss@Example.com ' });
  const [user] =
    await rows(`select u.id, u.email, u.name, first_name, last_name, password from users u
    join profiles p on p.id = u.id join accounts a on a.user_id = u.id and account_id = u.id::text and provider_id = 'credential'`);
  expect(user).toMatchObject({
    email,
    name: 'Ada de la Cruz',
    first_name: 'Ada',
    last_name: 'de la Cruz',
  });
  expect(await verify({ hash: user.password, password: input.password })).toBe(true);
  expect(await kindOf(user.id)).toEqual(['visitor', 'admin']);
  expect(await findAdminCandidate(ctx(), email)).toBe('admin');
  expect(
    await rows('select actor_kind, action, before, after, request_id from audit_entries'),
  ).toEqual([
    {
      actor_kind: 'system',
      action: 'account.made-admin',
      before: { was: 'new' },
      after: { email },
      request_id: 'admin:create',
    },
  ]);
});

test.each([
  [{ password: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ password: 'Password1' }, 'PASSWORD_COMMON'],
  [{ password: 'x'.repeat(257) }, 'PASSWORD_TOO_LONG'],
  [{ email: 'boss' }, 'EMAIL_INVALID'],
])('ADM-01 an administrator with %j is refused and nothing is written', async (change, refusal) => {
  await expect(createAdmin(ctx(), passwords, { ...input, ...change })).rejects.toMatchObject({
    refusal,
  });
  expect([await count('users'), await count('admin_users')]).toEqual([0, 0]);
});

test('ADM-01 a confirmed account, even an inactive one, becomes an administrator and keeps its password and sessions', async () => {
  await addUser(true);
  expect(await findAdminCandidate(ctx(), email)).toBe('verified');
  await createAdmin(ctx(), passwords, { email, name: '' });
  expect(await kindOf(userId)).toEqual(['student', 'admin']);
  expect(await rows('select password from accounts')).toEqual([{ password: 'old' }]);
  expect([await count('users'), await count('sessions')]).toEqual([1, 1]);
});

test('ADM-01 an unconfirmed account gets a new password and its sessions end', async () => {
  await addUser(false);
  expect(await findAdminCandidate(ctx(), email)).toBe('unverified');
  await expect(createAdmin(ctx(), passwords, { email, name: '' })).rejects.toMatchObject({
    refusal: 'PASSWORD_TOO_SHORT',
  });
  expect(await count('admin_users')).toBe(0);
  await createAdmin(ctx(), passwords, input);
  const [account, ...others] = await rows('select password from accounts');
  expect(others).toEqual([]);
  expect(await verify({ hash: account.password, password: input.password })).toBe(true);
  expect(await count('sessions')).toBe(0);
  expect(await kindOf(userId)).toEqual(['student', 'admin']);
});

test('ADM-01 reactivating an administrator keeps a single row', async () => {
  await createAdmin(ctx(), passwords, input);
  await database.pool.query('update admin_users set is_active = false');
  await createAdmin(ctx(), passwords, { email, name: '' });
  expect(await rows('select is_active from admin_users')).toEqual([{ is_active: true }]);
});

test.each<Actor>([
  { kind: 'visitor' },
  { kind: 'student', userId, sessionId: userId },
  { kind: 'admin', userId, sessionId: userId },
])('ADM-01 only the command line creates administrators: $kind is refused', async (actor) => {
  await expect(createAdmin(ctx(actor), passwords, input)).rejects.toMatchObject({
    refusal: 'FORBIDDEN',
  });
});
