import { createToken, hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { updateToken } from './own-session.store.ts';

/** Only the browser may receive this, in a cookie. */
export type Renewed = { sessionToken: string };

/** Rotates the session's token, so that a copy of the previous token no longer works. */
export async function createSessionToken(ctx: Ctx, sessionId: string): Promise<Renewed> {
  const sessionToken = createToken();
  await updateToken(ctx, sessionId, hashToken(sessionToken));
  return { sessionToken };
}
