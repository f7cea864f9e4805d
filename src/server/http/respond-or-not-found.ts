import { refusalStatus } from '#contract/errors.ts';
import { AppError } from '#server/app-error.ts';
import type { HttpContext } from './http-context.ts';

/**
 * Responds 404 to whatever is refused, so that nobody learns what exists. What only has to wait
 * says so: a calendar program drops a subscription that is gone.
 */
export async function respondOrNotFound(
  c: HttpContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = refusalStatus[error.refusal];
    return status === 429 || status === 503
      ? c.json({ code: error.refusal }, status)
      : c.json({ code: 'NOT_FOUND' }, 404);
  }
}
