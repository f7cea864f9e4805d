import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '#server/auth/accounts.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { HttpContext, HttpEnv } from './http-context.ts';

// Requests that an open page makes by itself; they are not user activity.
const unattended = new Set(['/live', '/session']);

/**
 * Any activity, reading included, extends the session: recorded at most once a minute, with the
 * cookies renewed.
 */
export function extendSession(
  accounts: Accounts,
  cookies: SessionCookies,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const identity = await c.get('requestedIdentity')();
    if (!identity?.session || unattended.has(c.req.path)) return;
    await extendNow(c, accounts, cookies);
  };
}

/** Restarts the session's lifetime and returns when it ends. */
export async function extendNow(
  c: HttpContext,
  accounts: Accounts,
  cookies: SessionCookies,
): Promise<void> {
  const { session } = await c.get('identity')();
  const token = cookies.sessionToken(c.req.raw.headers);
  if (session === null || token === null || cookies.hasSession(c.res.headers)) return;
  const { sessionMinutes } = await loadSettings(await c.get('ctx')());
  if (!(await accounts.extendSession(session, c.get('now'), sessionMinutes))) return;
  for (const line of cookies.ofSession(token)) c.res.headers.append('set-cookie', line);
}
