import { AppError } from '#server/app-error.ts';
import type { HttpContext } from './http-context.ts';

/** Responds 404 to whatever is refused, so that nobody learns what exists. */
export async function orNotFound(
  c: HttpContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
    throw error;
  }
}
