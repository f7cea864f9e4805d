import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { questionSetOf } from './question-set-of.ts';
import { findLatestRow, findSetRow } from './question-set.store.ts';

/** The student's set with this id, or without one their latest set. */
export async function findSet(ctx: Ctx, { setId }: { setId?: string | undefined }) {
  const scope = requireStudent(ctx);
  const row = setId ? await findSetRow(ctx, scope, setId) : await findLatestRow(ctx, scope);
  return { set: row ? await questionSetOf(ctx, scope, row) : null };
}
