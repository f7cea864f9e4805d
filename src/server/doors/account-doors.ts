import { homeOf } from '#domain/account/home-of.ts';
import { maySignIn } from '#domain/account/may-sign-in.ts';
import { maySignUp } from '#domain/account/may-sign-up.ts';
import { returnPath } from '#domain/account/return-path.ts';
import { AppError, allow } from '#server/app-error.ts';
import type { Accounts, Entered } from '#server/auth/accounts.ts';
import { answerForm, type RenderPage } from './answer-form.ts';
import type { App, DoorContext } from './door.ts';
import { type Fields, readForm } from './read-form.ts';
import { signedInHint } from './signed-in-hint.ts';

export type AccountDoorsOptions = {
  accounts: Accounts;
  publicUrl: string;
  renderPage: RenderPage;
  deadlineMs: number;
  onSessionEnd: (sessionId: string) => Promise<void>;
};

/** Plain form posts of signing in, up and out. A script posts the same forms and gets JSON. */
export function addAccountDoors(app: App, options: AccountDoorsOptions): void {
  const { accounts, publicUrl, renderPage, onSessionEnd, deadlineMs } = options;

  async function enter(
    c: DoorContext,
    attempt: (fields: Fields) => Promise<Entered>,
  ): Promise<Response> {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      const entered = await attempt(fields);
      if (entered.ok) {
        const wish = returnPath(fields['next'] ?? c.req.query('next'));
        if (entered.endedSessionId !== null) await onSessionEnd(entered.endedSessionId);
        const redirectTo = wish === '/' ? homeOf(entered.actor.kind) : wish;
        return await answerForm(c, { ok: true, redirectTo }, renderPage, [
          ...entered.cookies,
          signedInHint(publicUrl, true),
        ]);
      }
      throw new AppError(entered.refusal, entered.retryAfterSeconds);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { password: _, ...values } = fields;
      const retryAfterSeconds = typeof error.data === 'number' ? error.data : null;
      const refused = { refusal: error.refusal, values, keptFile: null, retryAfterSeconds };
      return answerForm(c, { ok: false, ...refused }, renderPage);
    }
  }

  app.post('/login', (c) =>
    enter(c, async ({ email = '', password = '' }) => {
      allow(maySignIn({ email, password }));
      return accounts.signIn(c.req.raw, c.get('address'), { email: email.trim(), password });
    }),
  );

  app.post('/signup', (c) =>
    enter(c, async ({ fullName = '', email = '', password = '' }) => {
      allow(maySignUp({ fullName, email, password }, accounts.isCommonPassword));
      const form = { fullName: fullName.trim(), email: email.trim(), password };
      return accounts.signUp(c.req.raw, c.get('address'), form);
    }),
  );

  app.post('/logout', async (c) => {
    const { cookies, endedSessionId } = await accounts.signOut(c.req.raw);
    if (endedSessionId !== null) await onSessionEnd(endedSessionId);
    return answerForm(c, { ok: true, redirectTo: '/' }, renderPage, [
      ...cookies,
      signedInHint(publicUrl, false),
    ]);
  });
}
