import { v7 as uuid } from 'uuid';
import { mayStartSession } from '#domain/account/may-start-session.ts';
import { sessionEnd } from '#domain/account/session-end.ts';
import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { allow, AppError } from '#server/app-error.ts';
import { createToken, hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { mailNewDevice } from './account-mails.ts';
import { createChallenge } from './create-challenge.ts';
import {
  countDevices,
  deleteSession,
  findAccountState,
  findDevice,
  findSessionOwner,
  insertSession,
  upsertDevice,
} from './sign-in.store.ts';

export type Visit = {
  address: string;
  userAgent: string | null;
  sessionToken: string | null;
  deviceToken: string | null;
  language: string;
};

/**
 * A session, or the page for a step that comes first, such as the second factor. The browser keeps
 * the token of that step.
 */
export type SignInResult =
  | { kind: 'session'; actor: SignedIn; token: string; deviceToken: string }
  | { kind: 'redirect'; redirectTo: string; deviceToken: string | null; challengeToken?: string };

/**
 * Signs in a user with a correct first factor. Every sign-in creates its session here. A required
 * second factor comes first. Ends the browser's previous session, and notifies the owner if the
 * device is new.
 */
export async function createSession(
  ctx: Ctx,
  userId: string,
  visit: Visit,
  passedFactors: 'first' | 'both' = 'first',
): Promise<SignInResult> {
  allow(mayStartSession(await findAccountState(ctx, userId)));
  const challengeToken = passedFactors === 'first' ? await createChallenge(ctx, userId) : null;
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
      expiresAt: sessionEnd({ startedAt: tx.now, lastSeenAt: tx.now }, sessionMinutes),
      ipAddress: visit.address,
      userAgent: visit.userAgent,
      confirmedAt: tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await notifyNewDevice(tx, userId, visit);
    const deviceToken = await createDevice(tx, userId, visit);
    return { kind: 'session', actor, token, deviceToken };
  });
}

export async function createDevice(ctx: Ctx, userId: string, visit: Visit): Promise<string> {
  const deviceToken = visit.deviceToken ?? createToken();
  await upsertDevice(ctx, {
    userId,
    tokenHash: deviceHash(userId, deviceToken),
    userAgent: visit.userAgent,
  });
  return deviceToken;
}

/** The stored form of a device token, different for each account. */
export function deviceHash(userId: string, deviceToken: string): string {
  return hashToken(`${userId} ${deviceToken}`);
}

/** No notification for the first browser of an account. */
async function notifyNewDevice(tx: Ctx, userId: string, visit: Visit): Promise<void> {
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
