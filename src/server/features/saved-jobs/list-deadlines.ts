import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadDeadlines } from './saved-posting.store.ts';

/** The deadlines in this time of open saved jobs that the student has not applied to. */
export async function listDeadlines(ctx: Ctx, between: { from: Date; to: Date }) {
  return loadDeadlines(ctx, requireStudent(ctx), between);
}
