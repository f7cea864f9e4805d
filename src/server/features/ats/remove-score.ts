import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteScore } from './ats.store.ts';

export async function removeScore(ctx: Ctx, { scoreId }: { scoreId: string }) {
  await deleteScore(ctx, requireStudent(ctx), scoreId);
  return { id: scoreId };
}
