import type { Logger } from 'pino';
import { returnPath } from '#domain/account/return-path.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import { createConcurrencyLimit } from '#server/auth/concurrency-limit.ts';
import { hashToken } from '#server/auth/secret.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import type { Ctx } from '#server/context.ts';
import { endSession } from '#server/features/account/sessions/sessions.ts';
import {
  cancelEmailChange,
  confirmEmail,
  findConfirmation,
  requestConfirmation,
  requestReset,
} from '#server/features/account/sign-in/account-links.ts';
import { confirmChallenge } from '#server/features/account/sign-in/challenges.ts';
import { createAccount } from '#server/features/account/sign-in/create-account.ts';
import type { SignInResult } from '#server/features/account/sign-in/create-session.ts';
import { requireEmail } from '#server/features/account/sign-in/own-email.ts';
import { savePassword } from '#server/features/account/sign-in/passwords.ts';
import { signInWithPassword } from '#server/features/account/sign-in/sign-in-with-password.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { inConstantTime } from './constant-time.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';
import { logSecurity } from './security-log.ts';
import { type Done, doneWith, visitOf } from './sign-in-responses.ts';

export type AccountRoutesOptions = {
  cookies: SessionCookies;
  visitorCtx: (c: HttpContext) => Ctx;
  renderPage: RenderPage;
  deadlineMs: number;
  log: Logger;
};

type Post = { c: HttpContext; ctx: Ctx; fields: Fields };

const failedSignIn = new Set<Refusal>(['INVALID_CREDENTIALS', 'NO_SUCH_ACCOUNT', 'CODE_WRONG']);
const blockedSignIn = new Set<Refusal>(['TOO_MANY_REQUESTS', 'TOO_MANY_ATTEMPTS']);
const secrets = new Set(['password', 'confirmation', 'code', 'recovery']);
const goTo = (redirectTo: string): Done => ({ redirectTo, cookies: [] });

/** Plain form posts for sign-in, sign-up and sign-out. Scripts post the same forms and get JSON. */
export function addAccountRoutes(app: App, options: AccountRoutesOptions): void {
  const { cookies, visitorCtx, renderPage, deadlineMs, log } = options;
  // Concurrent sign-ins must not use up all database connections or every core.
  const limited = createConcurrencyLimit({ maxRunning: 4, maxWaiting: 60 });

  function add(path: string, handle: (post: Post) => Promise<Done>): void {
    app.post(path, async (c) => {
      const fields: Fields = Object.create(null);
      try {
        await readForm(c.req.raw, { fields, deadlineMs });
        const { redirectTo, cookies: lines } = await handle({ c, ctx: visitorCtx(c), fields });
        return await respondToForm(c, { ok: true, redirectTo }, renderPage, lines);
      } catch (error) {
        if (error instanceof AppError) noteFailedSignIn(c, log, error.refusal, fields['email']);
        const values = Object.fromEntries(
          Object.entries(fields).filter(([name]) => !secrets.has(name)),
        );
        return respondToRefusal(c, error, renderPage, { values });
      }
    });
  }

  const visit = (c: HttpContext) => visitOf(c, visitorCtx(c), cookies);
  const done = (result: SignInResult, next?: string) => doneWith(cookies, result, next);

  /** Limits mails per hour to one address, whether it has an account or not. */
  const limitMails = (ctx: Ctx, name: 'confirmation-mail' | 'reset-mail', email: string) =>
    ctx.limitRate(name, hashToken(requireEmail(email)));

  add('/login', async ({ c, ctx, fields }) => {
    const { email = '', password = '', next = c.req.query('next') } = fields;
    const signIn = async () => {
      await ctx.limitRate('sign-in');
      return limited(() => signInWithPassword(ctx, { email, password }, visit(c)));
    };
    return done(await inConstantTime(signIn, { mayHurry: true }), next);
  });

  add('/login/two-factor', async ({ c, ctx, fields }) => {
    const { code = '', recovery = '', next = c.req.query('next') } = fields;
    await ctx.limitRate('two-factor');
    try {
      return done(await confirmChallenge(ctx, recovery.trim() || code, visit(c)), next);
    } catch (error) {
      if (!(error instanceof AppError) || error.refusal !== 'CHALLENGE_EXPIRED') throw error;
      return goTo('/login?error=challenge-expired');
    }
  });

  add('/signup', async ({ c, ctx, fields }) => {
    const { fullName = '', email = '', password = '', next = c.req.query('next') } = fields;
    await ctx.limitRate('sign-up');
    const make = () => createAccount(ctx, { fullName, email, password }, visit(c));
    const { namesAccounts } = await loadSettings(ctx);
    const result = await (namesAccounts ? make() : inConstantTime(make));
    const { redirectTo, cookies: lines } = done(result, next);
    const path = returnPath(next);
    const isLater = result.kind === 'redirect' && path !== '/';
    return { redirectTo, cookies: isLater ? [...lines, cookies.ofReturnPath(path)] : lines };
  });

  // Takes the address, or an expired link that was sent to it.
  add('/confirm-email', async ({ ctx, fields: { email = '', token = '' } }) =>
    inConstantTime(async () => {
      await ctx.limitRate('confirm-email');
      const address = token ? (await findConfirmation(ctx, token))?.email : email;
      if (address !== undefined) {
        await limitMails(ctx, 'confirmation-mail', address);
        await requestConfirmation(ctx, address);
      }
      return goTo('/login?notice=confirmation-sent');
    }),
  );

  add('/forgot-password', async ({ ctx, fields: { email = '' } }) =>
    inConstantTime(async () => {
      await ctx.limitRate('forgot-password');
      await limitMails(ctx, 'reset-mail', email);
      await requestReset(ctx, email);
      return goTo('/login?notice=reset-sent');
    }),
  );

  add('/auth/callback', async ({ c, ctx, fields: { token = '' } }) => {
    await ctx.limitRate('callback');
    try {
      const result = await confirmEmail(ctx, token, visit(c));
      const next = cookies.returnPath(c.req.raw.headers);
      const { redirectTo, cookies: lines } = done(result, next);
      return { redirectTo, cookies: next ? [...lines, cookies.ofReturnPath(null)] : lines };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = error.refusal.toLowerCase().replaceAll('_', '-');
      const link = await findConfirmation(ctx, token);
      if (link?.isConfirmed) return goTo('/login?notice=already-confirmed');
      if (link === undefined) return goTo(`/login?error=${code}`);
      return goTo(`/confirm-email?error=${code}&token=${encodeURIComponent(token)}`);
    }
  });

  add('/auth/not-me', async ({ ctx, fields: { token = '' } }) => {
    await ctx.limitRate('callback');
    return goTo((await cancelEmailChange(ctx, token)).redirectTo);
  });

  for (const path of ['/reset-password', '/auth/reset-password']) {
    add(path, async ({ ctx, fields: { token = '', password = '', confirmation = '' } }) => {
      await ctx.limitRate('reset-password');
      const { isFirst } = await savePassword(ctx, { token, password, confirmation });
      return goTo(`/login?notice=password-${isFirst ? 'set' : 'updated'}`);
    });
  }

  app.post('/logout', async (c) => {
    await endSession(visitorCtx(c), cookies.sessionToken(c.req.raw.headers));
    return respondToForm(c, { ok: true, redirectTo: '/' }, renderPage, cookies.ofNobody());
  });
}

function noteFailedSignIn(c: HttpContext, log: Logger, reason: Refusal, user?: string): void {
  if (failedSignIn.has(reason)) logSecurity(c, log, 'sign-in failed', { reason, user });
  else if (blockedSignIn.has(reason)) logSecurity(c, log, 'sign-in blocked', { reason, user });
}
