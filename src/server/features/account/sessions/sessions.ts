import { deviceOf } from '#domain/account/device-of.ts';
import type { EndReason } from '#domain/account/end-reason.ts';
import { linkPurposes } from '#domain/account/link-state.ts';
import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { createToken, hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { updateToChanged } from '#server/features/account/account.store.ts';
import {
  deleteDevices,
  deleteSession,
  findConfirmedAt,
  findSessionOwner,
  updateToOver,
} from '#server/features/account/sign-in/sign-in.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { requireUser } from '#server/scopes.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSessions,
  loadSessions,
  updateToken,
} from './own-session.store.ts';

/** Only the browser may receive this, in a cookie. */
export type Renewed = { sessionToken: string };

/** Rotates the session's token, so that a copy of the previous token no longer works. */
export async function createSessionToken(ctx: Ctx, sessionId: string): Promise<Renewed> {
  const sessionToken = createToken();
  await updateToken(ctx, sessionId, hashToken(sessionToken));
  return { sessionToken };
}

export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const user = requireUser(ctx);
  const ended = await inTransaction(ctx, (tx) => endOthersOf(tx, user.userId, user.sessionId));
  return { ended };
}

/** Ends all sessions of a user except this one, and their open streams in every process. */
async function endOthersOf(tx: Ctx, userId: string, sessionId: string): Promise<number> {
  const ended = await deleteOtherSessions(tx, userId, sessionId);
  for (const id of ended) await publishEnd(tx.db, { sessionId: id });
  return ended.length;
}

/** Ends one of the actor's own sessions and its streams in every process. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteOwnSession(tx, userId, id))) throw new AppError('NOT_FOUND');
    await publishEnd(tx.db, { sessionId: id });
  });
}

/** Signs out: ends the session of this token and its streams in every process. */
export async function endSession(ctx: Ctx, token: string | null): Promise<void> {
  if (token === null) return;
  await inTransaction(ctx, async (tx) => {
    const session = await findSessionOwner(tx, hashToken(token));
    if (session === undefined) return;
    await deleteSession(tx, session.id);
    await publishEnd(tx.db, { sessionId: session.id });
  });
}

/**
 * Ends all sessions of these users, and their open streams once the transaction commits. Open pages
 * show the reason, if any.
 */
export async function endSessions(tx: Ctx, userIds: string[], why?: EndReason): Promise<void> {
  if (userIds.length === 0) return;
  await deleteSessions(tx, userIds);
  for (const userId of userIds) await publishEnd(tx.db, { userId, why });
}

export async function listSessions(ctx: Ctx) {
  const user = requireUser(ctx);
  const { sessionMinutes } = await loadSettings(ctx);
  const since = new Date(ctx.now.getTime() - sessionMinutes * 60_000);
  const rows = await loadSessions(ctx, user.userId, since);
  const items = rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    isThis: row.id === user.sessionId,
  }));
  return { items: items.sort((a, b) => Number(b.isThis) - Number(a.isThis)) };
}

/** Requires that the actor reauthenticated within this many minutes. */
export async function requireConfirmed(ctx: Ctx, minutes: number): Promise<SignedIn> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const confirmedAt = await findConfirmedAt(ctx, actor.sessionId);
  // The session has ended since the request arrived, for example after a second click on delete
  // account.
  if (confirmedAt === undefined) throw new AppError('NOT_SIGNED_IN');
  if (ctx.now.getTime() - confirmedAt.getTime() >= minutes * 60_000)
    throw new AppError('CONFIRMATION_REQUIRED');
  return actor;
}

/**
 * Revokes all other access to an account: ends every other session, restarts sign-ins in progress,
 * expires mailed links and forgets known devices.
 */
export async function revokeAllAccess(
  tx: Ctx,
  userId: string,
  { ownSessionId }: { ownSessionId?: string | undefined } = {},
): Promise<void> {
  if (ownSessionId === undefined) await endSessions(tx, [userId]);
  else await endOthersOf(tx, userId, ownSessionId);
  await updateToOver(tx, userId, linkPurposes);
  await deleteDevices(tx, userId);
  await updateToChanged(tx, userId);
}
