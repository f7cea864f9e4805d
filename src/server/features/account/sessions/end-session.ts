import { hashToken } from '#server/auth/secret-token.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { deleteSession, findSessionOwner } from '#server/features/account/sign-in/sign-in.store.ts';
import { publishEnd } from '#server/live/publish-live.ts';

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
