import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { countSaved } from './saved-posting.store.ts';

/** How many saved jobs close soon. */
export async function countClosing(ctx: Ctx): Promise<number> {
  return countSaved(ctx, requireStudent(ctx), 'closing');
}
