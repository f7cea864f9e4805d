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

const startingPages = ['login', 'signup', 'settings', 'confirm'] as const;
type StartingPage = (typeof startingPages)[number];

/** Starting pages of signed-in users, and the query parameter that reports the result. */
const outcomeOf: Partial<Record<StartingPage, string>> = { settings: 'google', confirm: 'confirm' };

/** State of one sign-in at the provider, encrypted in the browser that started it. */
const pendingSignIn = z.object({
  request: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  from: z.enum(startingPages),
  next: z.string(),
  startedAt: z.number(),
  /** Who started from a signed-in session, to connect an account or to reauthenticate. */
  userId: z.string().nullable(),
});
type PendingSignIn = z.infer<typeof pendingSignIn>;

const purpose = 'authorization request';
const maxAgeMs = 15 * 60_000;

/**
 * The redirect to the provider and the callback. The redirect writes nothing; the callback writes
 * only once everything matches what this browser asked for.
 */
export function addGoogleSignInRoutes(app: App, { cookies, visitorCtx }: Options): void {
  app.get('/auth/google', async (c) => {
    const from = startingPages.find((each) => each === c.req.query('from')) ?? 'login';
    const next = returnPath(c.req.query('next'));
    const ctx = visitorCtx(c);
    try {
      const provider = await requireProvider(ctx);
      const userId = outcomeOf[from] ? await requireUserId(c) : null;
      const { url, request } = await provider.startSignIn(addressOf(ctx));
      const pending: PendingSignIn = { request, from, next, startedAt: ctx.now.getTime(), userId };
      const encrypted = ctx.accounts.encryption.encrypt(purpose, JSON.stringify(pending));
      return redirect(url, [cookies.ofAuthorizationRequest(encrypted)]);
    } catch (error) {
      return refused(ctx, error, { from, next });
    }
  });

  app.get('/auth/google/callback', async (c) => {
    const ctx = visitorCtx(c);
    const pending = pendingOf(ctx, cookies.authorizationRequest(c.req.raw.headers));
    const cleared = cookies.ofAuthorizationRequest(null);
    try {
      const provider = await requireProvider(ctx);
      if (pending === null) throw new AppError('GOOGLE_FAILED');
      const back = addressOf(ctx) + new URL(c.req.url).search;
      const identity = await provider
        .finishSignIn(back, pending.request)
        .catch((error: unknown) => {
          ctx.log.warn({ err: error }, 'a sign-in with the provider failed');
          throw new AppError('GOOGLE_FAILED');
        });
      if (pending.userId !== null) {
        if ((await requireUserId(c)) !== pending.userId) throw new AppError('GOOGLE_FAILED');
        const ownCtx = await c.get('ctx')();
        if (pending.from === 'confirm') {
          const { sessionToken } = await confirmIdentity(ownCtx, identity);
          return redirect(withQuery(pending.next, 'confirm', null), [
            ...cookies.ofSession(sessionToken),
            cleared,
          ]);
        }
        await createIdentity(ownCtx, identity);
        return redirect(withQuery(pending.next, 'google', 'connected'), [cleared]);
      }
      const result = await signInWithIdentity(ctx, identity, visitOf(c, ctx, cookies));
      const done = doneWith(cookies, result, pending.next);
      return redirect(done.redirectTo, [...done.cookies, cleared]);
    } catch (error) {
      return refused(ctx, error, pending ?? { from: 'login', next: '/' }, [cleared]);
    }
  });
}

/** Returns the signed-in user, so that a link from a foreign site achieves nothing. */
async function requireUserId(c: HttpContext): Promise<string> {
  const { actor } = await c.get('identity')();
  if (actor.kind === 'visitor' || actor.kind === 'system') throw new AppError('NOT_SIGNED_IN');
  return actor.userId;
}

function pendingOf(ctx: Ctx, encrypted: string | null): PendingSignIn | null {
  const text = encrypted === null ? null : ctx.accounts.encryption.decrypt(purpose, encrypted);
  if (text === null) return null;
  const pending = pendingSignIn.safeParse(JSON.parse(text)).data;
  return pending && ctx.now.getTime() - pending.startedAt < maxAgeMs ? pending : null;
}

/** Redirects back to the starting page with the reason. */
function refused(
  ctx: Ctx,
  error: unknown,
  { from, next }: Pick<PendingSignIn, 'from' | 'next'>,
  lines: string[] = [],
): Response {
  if (!(error instanceof AppError)) {
    ctx.log.error({ err: error }, 'a sign-in with the provider failed');
  }
  const refusal: Refusal = error instanceof AppError ? error.refusal : 'GOOGLE_FAILED';
  const code = refusal.toLowerCase().replaceAll('_', '-');
  const outcome = outcomeOf[from];
  if (outcome) return redirect(withQuery(next, outcome, code), lines);
  const query = next === '/' ? '' : `&next=${encodeURIComponent(next)}`;
  return redirect(`/${from}?error=${code}&by=google${query}`, lines);
}

function redirect(location: string, lines: string[]): Response {
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
