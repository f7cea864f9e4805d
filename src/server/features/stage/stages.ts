import { v7 as uuid } from 'uuid';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { stagesOf, type TypedStage } from '#domain/stage/stage.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordMoves } from '#server/features/application/record-moves.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import {
  countByStage,
  deleteStages,
  findPosting,
  insertStages,
  loadStages,
  lockInStages,
  lockNamedStages,
  lockPosting,
  lockStage,
  updateStages,
} from './stage.store.ts';

/** A stage to move applications to, locked against removal until the transaction ends. */
export async function findStage(tx: Ctx, scope: CompanyScope, stageId: string | undefined) {
  return stageId === undefined ? undefined : lockStage(tx, scope, stageId);
}

type Named = { applications: readonly { id: string }[]; to: ApplicationStatus; name: string };

/** The same for many applications: the stage of this name and status of each posting. */
export async function findStages(tx: Ctx, scope: CompanyScope, { applications, to, name }: Named) {
  const ids = applications.map(({ id }) => id);
  const stages = await lockNamedStages(tx, scope, { applicationIds: ids, type: to, name });
  return new Map(stages.map((stage) => [stage.postingId, stage]));
}

/** A posting's own stages, each with how many applications are in it. */
export async function listStages(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if ((await findPosting(ctx, scope, postingId)) === undefined) throw new AppError('NOT_FOUND');
  // One after the other: saving asks in its transaction, which has one connection.
  const stages = await loadStages(ctx, scope, [postingId]);
  const counts = await countByStage(ctx, scope, postingId);
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

type Input = {
  postingId: string;
  stages: TypedStage[];
  seen: { id: string; name: string }[];
};

const asText = (stages: readonly { id: string; name: string }[]) =>
  stages.map(({ id, name }) => `${id} ${name}`).join('\n');

/**
 * Replaces a posting's own stages. Applications in a stage that is removed stay in its status, so
 * that students notice nothing.
 */
export async function saveStages(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { postingId } = input;
  const newStages = stagesOf(input.stages);
  if (newStages === null) throw new AppError('FIELDS_REQUIRED');
  return inTransaction(ctx, async (tx) => {
    if (!(await lockPosting(tx, scope, postingId))) throw new AppError('NOT_FOUND');
    const stored = await loadStages(tx, scope, [postingId]);
    const typeOf = new Map(stored.map(({ id, type }) => [id, type]));
    const isKnown = newStages.every(({ id, type }) => id === null || typeOf.get(id) === type);
    if (asText(stored) !== asText(input.seen) || !isKnown) throw new AppError('STAGES_CHANGED');
    const rows = newStages.map((each, place) => ({ ...each, id: each.id ?? uuid(), place }));
    const keptIds = new Set(rows.map(({ id }) => id));
    const removed = stored.flatMap(({ id }) => (keptIds.has(id) ? [] : [id]));
    if (removed.length > 0) {
      const inThem = Map.groupBy(await lockInStages(tx, scope, removed), ({ status }) => status);
      for (const [to, applicationIds] of inThem)
        await recordMoves(tx, scope, applicationIds, { to });
      await deleteStages(tx, scope, removed);
    }
    await updateStages(
      tx,
      scope,
      postingId,
      rows.filter(({ id }) => typeOf.has(id)),
    );
    await insertStages(
      tx,
      scope,
      postingId,
      rows.filter(({ id }) => !typeOf.has(id)),
    );
    return listStages(tx, { postingId });
  });
}
