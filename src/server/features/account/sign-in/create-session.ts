import { v7 as uuid } from 'uuid';
import { mayStartSession } from '#domain/account/may-start-session.ts';
import { sessionEnd } from '#domain/account/session-end.ts';
import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { allow, AppError } from '#server/app-error.ts';
import { createToken, hashToken } from '#server/auth/secret-token.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { findAccountState } from './account-state.store.ts';
import { createChallenge } from './create-challenge.ts';
import { mailNewDevice } from './mail-new-device.ts';
import {
  countDevices,
  deleteSession,
  findDevice,
  findSessionOwner,
  insertSession,
  upsertDevice,
} from './sign-in.store.ts';

/** What is known of the browser that asks to enter. */
export type Visit = {
  address: string;
  userAgent: string | null;
  sessionToken: string | null;
  deviceToken: string | null;
  /** The language that its pages are shown in. */
  language: string;
};

/** A session of its own, or the page where something has to be done before there is one: a second step, say, which the browser keeps the token of. */
export type SignInResult =
  | { kind: 'session'; actor: SignedIn; token: string; deviceToken: string }
  | { kind: 'redirect'; redirectTo: string; deviceToken: string | null; challengeToken?: string };

/**
 * Lets somebody in whose first factor was right: the one way to a session, whatever the factor was. Where a second one
 * is owed it comes first. The session that the browser had before ends, and the browser is known to the account from
 * then on; its owner is told when it was not before.
 */
export async function createSession(
  ctx: Ctx,
  userId: string,
  visit: Visit,
  given: 'first' | 'both' = 'first',
): Promise<SignInResult> {
  allow(mayStartSession(await findAccountState(ctx, userId)));
  const challengeToken = given === 'first' ? await createChallenge(ctx, userId) : null;
  if (challengeToken !== null) {
    return { kind: 'redirect', redirectTo: '/login/two-factor', deviceToken: null, challengeToken };
  }
  const { sessionMinutes } = await loadSettings(ctx);
  const [id, token] = [uuid(), createToken()];
  const actor = await ctx.accounts.actorOf(userId, id);
  if (!isSignedIn(actor)) throw new AppError('ACCOUNT_DEACTIVATED');
  return inTransaction(ctx, async (tx) => {
    await endBefore(tx, visit.sessionToken);
    await insertSession(tx, {
      id,
      userId,
      token: hashToken(token),
      expiresAt: sessionEnd(tx.now, sessionMinutes),
      ipAddress: visit.address,
      userAgent: visit.userAgent,
      confirmedAt: tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tellOfNewDevice(tx, userId, visit);
    const deviceToken = await createDevice(tx, userId, visit);
    return { kind: 'session', actor, token, deviceToken };
  });
}

/** Makes the browser one that the account knows; answers the token that it is known by. */
export async function createDevice(ctx: Ctx, userId: string, visit: Visit): Promise<string> {
  const deviceToken = visit.deviceToken ?? createToken();
  await upsertDevice(ctx, {
    userId,
    tokenHash: deviceHash(userId, deviceToken),
    userAgent: visit.userAgent,
  });
  return deviceToken;
}

/** What is kept of a device for one account; the same device is another one for the next. */
export function deviceHash(userId: string, deviceToken: string): string {
  return hashToken(`${userId} ${deviceToken}`);
}

/** The first browser of an account is no news. */
async function tellOfNewDevice(tx: Ctx, userId: string, visit: Visit): Promise<void> {
  const known = await findDevice(tx, userId, deviceHash(userId, visit.deviceToken ?? ''));
  if (known !== undefined || (await countDevices(tx, userId)) === 0) return;
  const user = await findFactorFacts(tx, userId);
  if (user) await mailNewDevice(tx, user.email, visit);
}

async function endBefore(tx: Ctx, sessionToken: string | null): Promise<void> {
  if (sessionToken === null) return;
  const before = await findSessionOwner(tx, hashToken(sessionToken));
  if (before === undefined) return;
  await deleteSession(tx, before.id);
  await publishEnd(tx.db, { sessionId: before.id });
}
