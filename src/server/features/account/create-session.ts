import { v7 as uuid } from 'uuid';
import { mayEnter } from '#domain/account/may-enter.ts';
import { sessionEnd } from '#domain/account/session-end.ts';
import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { allow, AppError } from '#server/app-error.ts';
import { createToken, hashToken } from '#server/auth/secret-token.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { findEntryFacts } from './entry.store.ts';
import { deleteSession, findSessionOwner, insertSession, upsertDevice } from './sign-in.store.ts';

/** What is known of the browser that asks to enter. */
export type Visit = {
  address: string;
  userAgent: string | null;
  sessionToken: string | null;
  deviceToken: string | null;
};

/** A session of its own, or the page where something has to be done before there is one. */
export type Entry =
  | { kind: 'session'; actor: SignedIn; token: string; deviceToken: string }
  | { kind: 'elsewhere'; redirectTo: string; deviceToken: string | null };

/**
 * Lets somebody in whose first factor was right: the one way to a session, whatever the factor was. The session that
 * the browser had before ends, and the browser is known to the account from then on.
 */
export async function createSession(ctx: Ctx, userId: string, visit: Visit): Promise<Entry> {
  allow(mayEnter(await findEntryFacts(ctx, userId)));
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

async function endBefore(tx: Ctx, sessionToken: string | null): Promise<void> {
  if (sessionToken === null) return;
  const before = await findSessionOwner(tx, hashToken(sessionToken));
  if (before === undefined) return;
  await deleteSession(tx, before.id);
  await publishEnd(tx.db, { sessionId: before.id });
}
