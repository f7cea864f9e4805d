import type { ShownBadge } from '#contract/credential.ts';
import { refusalStatus } from '#contract/errors.ts';
import type { FormAnswer, RefusedForm } from '#contract/page-context.ts';
import { AppError, problemsOf } from '#server/app-error.ts';
import type { HttpContext } from './http-context.ts';

export type RenderPage = (
  c: HttpContext,
  form: RefusedForm | null,
  badge?: ShownBadge | null,
) => Promise<Response>;

/**
 * Answers a posted form: JSON to our script; without scripts a redirect, or the page again with the
 * submitted values.
 */
export async function respondToForm(
  c: HttpContext,
  answer: FormAnswer,
  renderPage: RenderPage,
  cookies: string[] = [],
): Promise<Response> {
  const wantsJson = c.req.header('accept')?.includes('application/json');
  const status = answer.ok ? 200 : refusalStatus[answer.refusal];
  let response: Response;
  if (wantsJson) response = Response.json(answer, { status });
  else if (answer.ok) {
    response = new Response(null, { status: 303, headers: { location: answer.redirectTo } });
  } else {
    const { ok: _, ...form } = answer;
    const page = await renderPage(c, form);
    response = new Response(page.body, { status, headers: page.headers });
  }
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  if (!answer.ok && answer.retryAfterSeconds !== null) {
    response.headers.set('retry-after', String(answer.retryAfterSeconds));
  }
  return response;
}

/** Answers a form that was refused, with the submitted values. Throws what is not a refusal. */
export function respondToRefusal(
  c: HttpContext,
  error: unknown,
  renderPage: RenderPage,
  { values = {}, keptFile = null }: Partial<Pick<RefusedForm, 'values' | 'keptFile'>> = {},
): Promise<Response> {
  if (!(error instanceof AppError)) throw error;
  const { refusal, data } = error;
  const retryAfterSeconds = typeof data === 'number' ? data : null;
  const problems = problemsOf(error);
  const refused = { refusal, problems, values, keptFile, retryAfterSeconds };
  return respondToForm(c, { ok: false, ...refused }, renderPage);
}
