import { AppError } from '#server/app-error.ts';
import { respondToForm, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';

export type PlainFormOptions = { renderPage: RenderPage; deadlineMs: number };

/** Answers where to go next, or with a file. Throws the refusal. */
type Take = (c: HttpContext, fields: Fields) => Promise<string | Response>;

/** Adds a form that posts without scripts: done, it leads on; refused, its page comes back with what was typed. */
export function addPlainForm(
  app: App,
  path: string,
  { renderPage, deadlineMs }: PlainFormOptions,
  take: Take,
): void {
  app.post(path, async (c) => {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      const taken = await take(c, fields);
      if (taken instanceof Response) return taken;
      return await respondToForm(c, { ok: true, redirectTo: taken }, renderPage);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { refusal, data } = error;
      const retryAfterSeconds = typeof data === 'number' ? data : null;
      const refused = { refusal, values: fields, keptFile: null, retryAfterSeconds };
      return respondToForm(c, { ok: false, ...refused }, renderPage);
    }
  });
}

/** People don't see this field. What fills it is told what it wants to hear. */
export const isHoneypotFilled = (fields: Fields): boolean => Boolean(fields['motto']);
