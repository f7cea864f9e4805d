import { AppError } from '#server/app-error.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import { removeAccount } from '#server/features/account/remove-account.ts';
import { answerForm, type RenderPage } from './answer-form.ts';
import type { App } from './door.ts';
import { type Fields, readForm } from './read-form.ts';
import { signedInHint } from './signed-in-hint.ts';

type Options = {
  accounts: Accounts;
  publicUrl: string;
  renderPage: RenderPage;
  deadlineMs: number;
};

/** Deletes the account of whoever asks; the cookies of its session go with the answer. */
export function addDeletionDoor(app: App, options: Options): void {
  const { accounts, publicUrl, renderPage, deadlineMs } = options;
  app.post('/account/delete', async (c) => {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      await removeAccount(await c.get('ctx')(), fields['word'] ?? '');
      const { cookies } = await accounts.signOut(c.req.raw);
      return await answerForm(c, { ok: true, redirectTo: '/?account=deleted' }, renderPage, [
        ...cookies,
        signedInHint(publicUrl, false),
      ]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const refused = { refusal: error.refusal, values: {}, keptFile: null };
      return answerForm(c, { ok: false, ...refused, retryAfterSeconds: null }, renderPage);
    }
  });
}
