import { respondToForm, respondToRefusal, type RenderPage } from './form-response.ts';
import type { App, HttpContext } from './http-context.ts';
import { type Fields, readForm } from './read-form.ts';

export type PlainFormOptions = { renderPage: RenderPage; deadlineMs: number };

/** Returns the redirect target or a file. Throws the refusal. */
type Handle = (c: HttpContext, fields: Fields) => Promise<string | Response>;

/**
 * Adds a form that works without scripts: success redirects, a refusal shows the page again with
 * the submitted values.
 */
export function addPlainForm(
  app: App,
  path: string,
  { renderPage, deadlineMs }: PlainFormOptions,
  handle: Handle,
): void {
  app.post(path, async (c) => {
    const fields: Fields = Object.create(null);
    try {
      await readForm(c.req.raw, { fields, deadlineMs });
      const result = await handle(c, fields);
      if (result instanceof Response) return result;
      return await respondToForm(c, { ok: true, redirectTo: result }, renderPage);
    } catch (error) {
      return respondToRefusal(c, error, renderPage, { values: fields });
    }
  });
}

/** A honeypot that people don't see. A bot that fills it gets the success response. */
export const isHoneypotFilled = (fields: Fields): boolean => Boolean(fields['motto']);
