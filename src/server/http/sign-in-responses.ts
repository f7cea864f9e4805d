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
  entry: SignInResult,
  wished: string | undefined,
): Done {
  const device = entry.deviceToken === null ? [] : [cookies.ofDevice(entry.deviceToken)];
  const wish = returnPath(wished);
  if (entry.kind === 'redirect') {
    const { redirectTo, challengeToken } = entry;
    if (challengeToken === undefined) return { redirectTo, cookies: device };
    const next = wish === '/' ? '' : `?next=${encodeURIComponent(wish)}`;
    return { redirectTo: redirectTo + next, cookies: [cookies.ofChallenge(challengeToken)] };
  }
  return {
    redirectTo: wish === '/' ? homeOf(entry.actor.kind) : wish,
    cookies: [...cookies.ofSession(entry.token), ...device, cookies.ofChallenge(null)],
  };
}
