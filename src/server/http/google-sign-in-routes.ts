import { z } from 'zod';
import { returnPath } from '#domain/account/return-path.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import type { Ctx } from '#server/context.ts';
import {
  confirmIdentity,
  createIdentity,
  requireProvider,
  signInWithIdentity,
} from '#server/features/account/sign-in/identities.ts';
import type { App, HttpContext } from './http-context.ts';
import { doneWith, visitOf } from './sign-in-responses.ts';

type Options = {
  cookies: SessionCookies;
  visitorCtx: (c: HttpContext) => Ctx;
};

const froms = ['login', 'signup', 'settings', 'confirm'] as const;
type From = (typeof froms)[number];

/** Starting pages of signed-in users, and the query parameter that reports the result. */
const outcomeOf: Partial<Record<From, string>> = { settings: 'google', confirm: 'confirm' };

/** State of one sign-in at the provider, encrypted in the browser that started it. */
const trip = z.object({
  request: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  from: z.enum(froms),
  next: z.string(),
  leftAt: z.number(),
  /** Who started from a signed-in session, to connect an account or to reauthenticate. */
  userId: z.string().nullable(),
});
type Trip = z.infer<typeof trip>;

const purpose = 'authorization request';
const maxAgeMs = 15 * 60_000;

/**
 * The redirect to the provider and the callback. The redirect writes nothing; the callback writes
 * only once everything matches what this browser asked for.
 */
export function addGoogleSignInRoutes(app: App, { cookies, visitorCtx }: Options): void {
  app.get('/auth/google', async (c) => {
    const from = froms.find((each) => each === c.req.query('from')) ?? 'login';
    const next = returnPath(c.req.query('next'));
    const ctx = visitorCtx(c);
    try {
      const provider = await requireProvider(ctx);
      const userId = outcomeOf[from] ? await requireOwn(c) : null;
      const { url, request } = await provider.startSignIn(addressOf(ctx));
      const left: Trip = { request, from, next, leftAt: ctx.now.getTime(), userId };
      const encrypted = ctx.accounts.encryption.encrypt(purpose, JSON.stringify(left));
      return go(url, [cookies.ofAuthorizationRequest(encrypted)]);
    } catch (error) {
      return refused(ctx, error, { from, next });
    }
  });

  app.get('/auth/google/callback', async (c) => {
    const ctx = visitorCtx(c);
    const left = tripOf(ctx, cookies.authorizationRequest(c.req.raw.headers));
    const over = cookies.ofAuthorizationRequest(null);
    try {
      const provider = await requireProvider(ctx);
      if (left === null) throw new AppError('GOOGLE_FAILED');
      const back = addressOf(ctx) + new URL(c.req.url).search;
      const identity = await provider.finishSignIn(back, left.request).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'a sign-in with the provider failed');
        throw new AppError('GOOGLE_FAILED');
      });
      if (left.userId !== null) {
        if ((await requireOwn(c)) !== left.userId) throw new AppError('GOOGLE_FAILED');
        const ownCtx = await c.get('ctx')();
        if (left.from === 'confirm') {
          const { sessionToken } = await confirmIdentity(ownCtx, identity);
          return go(withQuery(left.next, 'confirm', null), [
            ...cookies.ofSession(sessionToken),
            over,
          ]);
        }
        await createIdentity(ownCtx, identity);
        return go(withQuery(left.next, 'google', 'connected'), [over]);
      }
      const entry = await signInWithIdentity(ctx, identity, visitOf(c, ctx, cookies));
      const done = doneWith(cookies, entry, left.next);
      return go(done.redirectTo, [...done.cookies, over]);
    } catch (error) {
      return refused(ctx, error, left ?? { from: 'login', next: '/' }, [over]);
    }
  });
}

/** Returns the signed-in user, so that a link from a foreign site achieves nothing. */
async function requireOwn(c: HttpContext): Promise<string> {
  const { actor } = await c.get('identity')();
  if (actor.kind === 'visitor' || actor.kind === 'system') throw new AppError('NOT_SIGNED_IN');
  return actor.userId;
}

function tripOf(ctx: Ctx, encrypted: string | null): Trip | null {
  const text = encrypted === null ? null : ctx.accounts.encryption.decrypt(purpose, encrypted);
  if (text === null) return null;
  const left = trip.safeParse(JSON.parse(text)).data;
  return left && ctx.now.getTime() - left.leftAt < maxAgeMs ? left : null;
}

/** Redirects back to the starting page with the reason. */
function refused(
  ctx: Ctx,
  error: unknown,
  { from, next }: Pick<Trip, 'from' | 'next'>,
  lines: string[] = [],
): Response {
  if (!(error instanceof AppError)) {
    ctx.log.error({ err: error }, 'a sign-in with the provider failed');
  }
  const refusal: Refusal = error instanceof AppError ? error.refusal : 'GOOGLE_FAILED';
  const code = refusal.toLowerCase().replaceAll('_', '-');
  const outcome = outcomeOf[from];
  if (outcome) return go(withQuery(next, outcome, code), lines);
  const wish = next === '/' ? '' : `&next=${encodeURIComponent(next)}`;
  return go(`/${from}?error=${code}&by=google${wish}`, lines);
}

function go(location: string, lines: string[]): Response {
  const headers = new Headers({ location });
  for (const line of lines) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

function withQuery(path: string, name: string, value: string | null): string {
  const url = new URL(path, 'http://same.invalid');
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

const addressOf = (ctx: Ctx) => `${ctx.publicUrl.replace(/\/$/u, '')}/auth/google/callback`;
