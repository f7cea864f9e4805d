import { v7 as uuid } from 'uuid';
import { stagesOf, type TypedStage } from '#domain/stage/stage.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordMoves } from '#server/features/application/record-moves.ts';
import { requireMember } from '#server/scopes.ts';
import { listStages } from './list-stages.ts';
import {
  deleteStages,
  insertStages,
  loadStages,
  lockInStages,
  lockPosting,
  updateStages,
} from './stage.store.ts';

type Input = {
  postingId: string;
  stages: TypedStage[];
  seen: { id: string; name: string }[];
};

const asSeen = (stages: readonly { id: string; name: string }[]) =>
  stages.map(({ id, name }) => `${id} ${name}`).join('\n');

/**
 * Replaces a posting's own stages. Applications in a stage that is removed stay in its status, so
 * that students notice nothing.
 */
export async function saveStages(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { postingId } = input;
  const wanted = stagesOf(input.stages);
  if (wanted === null) throw new AppError('FIELDS_REQUIRED');
  return inTransaction(ctx, async (tx) => {
    if (!(await lockPosting(tx, scope, postingId))) throw new AppError('NOT_FOUND');
    const stored = await loadStages(tx, scope, [postingId]);
    const typeOf = new Map(stored.map(({ id, type }) => [id, type]));
    const isKnown = wanted.every(({ id, type }) => id === null || typeOf.get(id) === type);
    if (asSeen(stored) !== asSeen(input.seen) || !isKnown) throw new AppError('STAGES_CHANGED');
    const rows = wanted.map((each, place) => ({ ...each, id: each.id ?? uuid(), place }));
    const kept = new Set(rows.map(({ id }) => id));
    const removed = stored.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    if (removed.length > 0) {
      const inThem = Map.groupBy(await lockInStages(tx, scope, removed), ({ status }) => status);
      for (const [to, held] of inThem) await recordMoves(tx, scope, held, { to });
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
