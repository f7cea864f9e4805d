import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { questionSetOf } from './question-set-of.ts';
import { findLatest } from './question-set.store.ts';

export async function findLatestSet(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const row = await findLatest(ctx, scope);
  return { set: row ? await questionSetOf(ctx, scope, row) : null };
}
