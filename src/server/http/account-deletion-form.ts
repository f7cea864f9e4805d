import type { SessionCookies } from '#server/auth/session-cookie.ts';
import { removeAccount } from '#server/features/account/deletion/delete-user.ts';
import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';

type Options = {
  cookies: SessionCookies;
  renderPage: RenderPage;
  deadlineMs: number;
};

/** Deletes the caller's account and clears the cookies of its session. */
export function addAccountDeletionForm(app: App, options: Options): void {
  const { cookies, renderPage, deadlineMs } = options;
  app.post('/account/delete', async (c) => {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      await removeAccount(await c.get('ctx')(), fields['word'] ?? '');
      return await respondToForm(
        c,
        { ok: true, redirectTo: '/login?notice=account-deleted' },
        renderPage,
        cookies.ofNobody(),
      );
    } catch (error) {
      return respondToRefusal(c, error, renderPage);
    }
  });
}
