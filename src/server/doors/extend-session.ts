import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '#server/auth/accounts.ts';
import type { DoorEnv } from './door.ts';
import { signedInHint } from './signed-in-hint.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever does something stays signed in: a write gives an aging session its full time again. */
export function extendSession(accounts: Accounts, publicUrl: string): MiddlewareHandler<DoorEnv> {
  return async (c, next) => {
    await next();
    if (reads.has(c.req.method) || !(await c.get('identity')()).isAging) return;
    const cookies = await accounts.extendSession(c.req.raw, c.get('address'));
    if (cookies.length === 0) return;
    for (const cookie of [...cookies, signedInHint(publicUrl, true)]) {
      c.res.headers.append('set-cookie', cookie);
    }
  };
}
