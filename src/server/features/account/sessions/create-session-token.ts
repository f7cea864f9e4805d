import { createToken, hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { updateToken } from './own-session.store.ts';

/** What the browser must get in a cookie, and nobody else may read. */
export type Renewed = { sessionToken: string };

/** Gives the session a new token, after which the one before opens nothing: whoever had it copied is out. */
export async function createSessionToken(ctx: Ctx, sessionId: string): Promise<Renewed> {
  const sessionToken = createToken();
  await updateToken(ctx, sessionId, hashToken(sessionToken));
  return { sessionToken };
}
