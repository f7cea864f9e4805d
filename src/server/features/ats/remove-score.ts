import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteScore, lockScores } from './ats.store.ts';

export async function removeScore(ctx: Ctx, { scoreId }: { scoreId: string }) {
  const scope = requireStudent(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockScores(tx, scope);
    await deleteScore(tx, scope, scoreId);
    await recordReadiness(tx, 'ats-removed');
  });
  return { id: scoreId };
}
