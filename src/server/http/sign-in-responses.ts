import { homeOf } from '#domain/account/home-of.ts';
import { returnPath } from '#domain/account/return-path.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import type { Ctx } from '#server/context.ts';
import type { SignInResult, Visit } from '#server/features/account/sign-in/create-session.ts';
import type { HttpContext } from './http-context.ts';
import { localeOf } from './locale-of.ts';

export type Done = { redirectTo: string; cookies: string[] };

export function visitOf(c: HttpContext, ctx: Ctx, cookies: SessionCookies): Visit {
  return {
    address: c.get('address'),
    userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
    sessionToken: cookies.sessionToken(c.req.raw.headers),
    deviceToken: cookies.deviceToken(c.req.raw.headers),
    language: localeOf(c, ctx, null),
  };
}

export function doneWith(
  cookies: SessionCookies,
  result: SignInResult,
  next: string | undefined,
): Done {
  const device = result.deviceToken === null ? [] : [cookies.ofDevice(result.deviceToken)];
  const path = returnPath(next);
  if (result.kind === 'redirect') {
    const { redirectTo, challengeToken } = result;
    if (challengeToken === undefined) return { redirectTo, cookies: device };
    const query = path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
    return { redirectTo: redirectTo + query, cookies: [cookies.ofChallenge(challengeToken)] };
  }
  return {
    redirectTo: path === '/' ? homeOf(result.actor.kind) : path,
    cookies: [...cookies.ofSession(result.token), ...device, cookies.ofChallenge(null)],
  };
}
