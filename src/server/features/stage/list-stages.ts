import type { Stage } from '#domain/stage/stage.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
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

/** The stages of the postings of these applications, by posting. */
export async function listStagesByPosting(
  ctx: Ctx,
  scope: CompanyScope,
  rows: readonly { postingId: string }[],
): Promise<ReadonlyMap<string, Stage[]>> {
  const postingIds = [...new Set(rows.map(({ postingId }) => postingId))];
  const stages = await loadStages(ctx, scope, postingIds);
  return Map.groupBy(stages, ({ postingId }) => postingId);
}
