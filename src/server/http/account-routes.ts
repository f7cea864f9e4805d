import { returnPath } from '#domain/account/return-path.ts';
import { AppError } from '#server/app-error.ts';
import { countSending } from '#server/auth/form-limit.store.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import { createTurns } from '#server/auth/turns.ts';
import type { Ctx } from '#server/context.ts';
import { endSession } from '#server/features/account/sessions/end-session.ts';
import { cancelEmailChange } from '#server/features/account/sign-in/cancel-email-change.ts';
import { confirmEmail } from '#server/features/account/sign-in/confirm-email.ts';
import { confirmStep } from '#server/features/account/sign-in/confirm-step.ts';
import { createAccount } from '#server/features/account/sign-in/create-account.ts';
import type { Entry } from '#server/features/account/sign-in/create-session.ts';
import { enterAccount } from '#server/features/account/sign-in/enter-account.ts';
import { findConfirmation } from '#server/features/account/sign-in/find-confirmation.ts';
import { requestConfirmation } from '#server/features/account/sign-in/request-confirmation.ts';
import { requestReset } from '#server/features/account/sign-in/request-reset.ts';
import { requireEmail } from '#server/features/account/sign-in/require-email.ts';
import { savePassword } from '#server/features/account/sign-in/save-password.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { evenly } from './evenly.ts';
import { respondToForm, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';
import {
  type Done,
  doneWith as doneWithEntry,
  visitOf as visitOfRequest,
} from './sign-in-responses.ts';

export type AccountRoutesOptions = {
  cookies: SessionCookies;
  visitorCtx: (c: HttpContext) => Ctx;
  renderPage: RenderPage;
  /** For sign-ins, and separately for each other form, from one IP address. */
  attemptsPerMinute: number;
  deadlineMs: number;
};

type Post = { c: HttpContext; ctx: Ctx; fields: Fields };

const secrets = new Set(['password', 'confirmation', 'code', 'recovery']);
const mails = { max: 5, windowMs: 60 * 60_000 };
const done = (redirectTo: string): Done => ({ redirectTo, cookies: [] });

/** Plain form posts for sign-in, sign-up and sign-out. Scripts post the same forms and get JSON. */
export function addAccountRoutes(app: App, options: AccountRoutesOptions): void {
  const { cookies, visitorCtx, renderPage, deadlineMs } = options;
  // Concurrent sign-ins must not use up all database connections or every core.
  const inTurn = createTurns({ atOnce: 4, mostWaiting: 60 });
  const perMinute = { max: options.attemptsPerMinute, windowMs: 60_000 };

  function add(path: string, take: (post: Post) => Promise<Done>): void {
    app.post(path, async (c) => {
      const fields: Fields = Object.create(null);
      try {
        await readForm(c.req.raw, { fields, deadlineMs });
        const { redirectTo, cookies: lines } = await take({ c, ctx: visitorCtx(c), fields });
        return await respondToForm(c, { ok: true, redirectTo }, renderPage, lines);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const values = Object.fromEntries(
          Object.entries(fields).filter(([name]) => !secrets.has(name)),
        );
        const retryAfterSeconds = typeof error.data === 'number' ? error.data : null;
        const refused = { refusal: error.refusal, values, keptFile: null, retryAfterSeconds };
        return respondToForm(c, { ok: false, ...refused }, renderPage);
      }
    });
  }

  const visitOf = (c: HttpContext) => visitOfRequest(c, visitorCtx(c), cookies);
  const doneWith = (entry: Entry, wished?: string) => doneWithEntry(cookies, entry, wished);

  async function requireRoom(c: HttpContext, ctx: Ctx, form: string): Promise<void> {
    const wait = await countSending(ctx.db, `${form}|${c.get('address')}`, ctx.now, perMinute);
    if (wait === null) return;
    throw new AppError(form === 'sign-in' ? 'TOO_MANY_REQUESTS' : 'TOO_MANY_SENT', wait);
  }

  /** Limits mails per hour to one address, whether it has an account or not. */
  async function requireMail(ctx: Ctx, form: string, email: string): Promise<void> {
    const address = requireEmail(email);
    const key = `${form}|${hashToken(address)}`;
    const wait = await countSending(ctx.db, key, ctx.now, mails);
    if (wait !== null) throw new AppError('TOO_MANY_SENT', wait);
  }

  add('/login', async ({ c, ctx, fields }) => {
    const { email = '', password = '', next = c.req.query('next') } = fields;
    const enter = async () => {
      await requireRoom(c, ctx, 'sign-in');
      return inTurn(() => enterAccount(ctx, { email, password }, visitOf(c)));
    };
    return doneWith(await evenly(enter, { mayHurry: true }), next);
  });

  add('/login/two-factor', async ({ c, ctx, fields }) => {
    const { code = '', recovery = '', next = c.req.query('next') } = fields;
    await requireRoom(c, ctx, 'two-factor');
    try {
      return doneWith(await confirmStep(ctx, recovery.trim() || code, visitOf(c)), next);
    } catch (error) {
      if (!(error instanceof AppError) || error.refusal !== 'STEP_OVER') throw error;
      return done('/login?error=step-over');
    }
  });

  add('/signup', async ({ c, ctx, fields }) => {
    const { fullName = '', email = '', password = '', next = c.req.query('next') } = fields;
    await requireRoom(c, ctx, 'sign-up');
    const make = () => createAccount(ctx, { fullName, email, password }, visitOf(c));
    const { namesAccounts } = await loadSettings(ctx);
    const entry = await (namesAccounts ? make() : evenly(make));
    const { redirectTo, cookies: lines } = doneWith(entry, next);
    const wish = returnPath(next);
    const isLater = entry.kind === 'elsewhere' && wish !== '/';
    return { redirectTo, cookies: isLater ? [...lines, cookies.ofWish(wish)] : lines };
  });

  // Takes the address, or an expired link that was sent to it.
  add('/confirm-email', async ({ c, ctx, fields: { email = '', token = '' } }) =>
    evenly(async () => {
      await requireRoom(c, ctx, 'confirm-email');
      const address = token ? (await findConfirmation(ctx, token))?.email : email;
      if (address !== undefined) {
        await requireMail(ctx, 'confirm-email', address);
        await requestConfirmation(ctx, address);
      }
      return done('/login?notice=confirmation-sent');
    }),
  );

  add('/forgot-password', async ({ c, ctx, fields: { email = '' } }) =>
    evenly(async () => {
      await requireRoom(c, ctx, 'forgot-password');
      await requireMail(ctx, 'forgot-password', email);
      await requestReset(ctx, email);
      return done('/login?notice=reset-sent');
    }),
  );

  add('/auth/callback', async ({ c, ctx, fields: { token = '' } }) => {
    await requireRoom(c, ctx, 'callback');
    try {
      const entry = await confirmEmail(ctx, token, visitOf(c));
      const wish = cookies.wish(c.req.raw.headers);
      const { redirectTo, cookies: lines } = doneWith(entry, wish);
      return { redirectTo, cookies: wish ? [...lines, cookies.ofWish(null)] : lines };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = error.refusal.toLowerCase().replaceAll('_', '-');
      const link = await findConfirmation(ctx, token);
      if (link?.isConfirmed) return done('/login?notice=already-confirmed');
      if (link === undefined) return done(`/login?error=${code}`);
      return done(`/confirm-email?error=${code}&token=${encodeURIComponent(token)}`);
    }
  });

  add('/auth/not-me', async ({ c, ctx, fields: { token = '' } }) => {
    await requireRoom(c, ctx, 'callback');
    return done((await cancelEmailChange(ctx, token)).redirectTo);
  });

  for (const path of ['/reset-password', '/auth/reset-password']) {
    add(path, async ({ c, ctx, fields: { token = '', password = '', confirmation = '' } }) => {
      await requireRoom(c, ctx, 'reset-password');
      await savePassword(ctx, { token, password, confirmation });
      return done('/login?notice=password-updated');
    });
  }

  app.post('/logout', async (c) => {
    await endSession(visitorCtx(c), cookies.sessionToken(c.req.raw.headers));
    return respondToForm(c, { ok: true, redirectTo: '/' }, renderPage, cookies.ofNobody());
  });
}
