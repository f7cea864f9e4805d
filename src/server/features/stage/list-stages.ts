import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { countByStage, findPosting, loadStages } from './stage.store.ts';

/** A posting's own stages, each with how many applications are in it. */
export async function listStages(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if ((await findPosting(ctx, scope, postingId)) === undefined) throw new AppError('NOT_FOUND');
  const [stages, counts] = await Promise.all([
    loadStages(ctx, scope, [postingId]),
    countByStage(ctx, scope, postingId),
  ]);
  return {
    postingId,
    stages: stages.map(({ id, name, type }) => ({
      id,
      name,
      type,
      applications: counts.get(id) ?? 0,
    })),
  };
}
