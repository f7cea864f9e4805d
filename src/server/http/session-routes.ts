import type { Accounts } from '#server/auth/accounts.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import { extendNow } from './extend-session.ts';
import type { App } from './http-context.ts';

/**
 * For open pages: returns the seconds left in the session without extending it, and extends it on
 * request.
 */
export function addSessionRoutes(app: App, accounts: Accounts, cookies: SessionCookies): void {
  app.get('/session', async (c) => {
    const { session } = await c.get('identity')();
    const left = session ? session.endsAt.getTime() - c.get('now').getTime() : 0;
    return c.json({ secondsLeft: Math.ceil(left / 1_000) });
  });
  app.post('/session', async (c) => {
    const { session } = await c.get('identity')();
    if (session !== null) await extendNow(c, accounts, cookies);
    return c.json({ isSignedIn: session !== null });
  });
}
