import { v7 as uuid } from 'uuid';
import { encryptChallenge } from '#server/auth/two-factor-challenge.ts';
import {
  base32,
  codeAt,
  createRecoveryCodes,
  createSeed,
  stepAt,
} from '#server/auth/two-factor.ts';
import * as security from '#server/db/tables/account-security.ts';
import { accounts, sessions } from '#server/db/tables/accounts.ts';
import { twoFactorOf } from './row-makers.ts';
import type { World } from './world.ts';

export const ownPassword = 'a password of one’s own';

/** A student with a password, Google, another session and, optionally, a second factor. */
export async function addSecured(world: World, { hasFactor = false } = {}) {
  const student = await world.student();
  const { userId } = student;
  const { db, now } = world;
  const account = { userId, accountId: userId, createdAt: now };
  const password = await world.ctx().accounts.hashPassword(ownPassword);
  await db.insert(accounts).values([
    { ...account, id: uuid(), providerId: 'credential', password },
    { ...account, id: uuid(), providerId: 'oidc:https://id.test' },
  ]);
  const elsewhere = uuid();
  await db.insert(sessions).values({
    id: elsewhere,
    userId,
    token: elsewhere,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  if (hasFactor) await db.insert(security.twoFactors).values(twoFactorOf(userId, now));
  return { student, elsewhere };
}

/** The token of a two-factor setup, and a valid code for it. */
export function setUpOf(world: World, userId: string): { token: string; code: string } {
  const seed = createSeed();
  const token = encryptChallenge(world.ctx().accounts.encryption, 'settings', {
    userId,
    issuedAt: world.now.getTime(),
    setUp: { seed: base32(seed), codes: createRecoveryCodes() },
  });
  return { token, code: codeAt(seed, stepAt(world.now)) };
}
