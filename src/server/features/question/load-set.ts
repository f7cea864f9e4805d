import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { questionSetOf } from './question-set-of.ts';
import { findSet } from './question-set.store.ts';

export async function loadSet(ctx: Ctx, { setId }: { setId: string }) {
  const scope = requireStudent(ctx);
  const row = await findSet(ctx, scope, setId);
  if (!row) throw new AppError('NOT_FOUND');
  return questionSetOf(ctx, scope, row);
}
