import { v7 as uuid } from 'uuid';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import type { Ctx } from '#server/context.ts';
import { withdrawOffers } from '#server/features/offer/withdrawn-offers.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { insertMoves, updateStatuses } from './move.store.ts';
import { notifyColleagues } from './notices.ts';

type Moved = { id: string; postingId: string; status: ApplicationStatus; stageId: string | null };

type MoveTarget = {
  to: ApplicationStatus;
  /** The stage of that status that an application moves to, if not to the status itself. */
  stageOf?: (row: Moved) => { id: string; name: string } | undefined;
  basis?: MoveBasis | undefined;
};

/**
 * Moves locked applications in the caller's transaction, as one batch that can be undone. Until
 * then, only colleagues' open pages are updated.
 */
export async function recordMoves(
  tx: Ctx,
  scope: CompanyScope,
  rows: Moved[],
  target: MoveTarget & { reasonOf?: (id: string) => string | null; batchId?: string },
): Promise<{ batchId: string; moveIds: Map<string, string> }> {
  const { to, stageOf, basis, reasonOf, batchId = uuid() } = target;
  const ids = rows.map(({ id }) => id);
  const moveIds = new Map(ids.map((id) => [id, uuid()]));
  const byStage = Map.groupBy(rows, (row) => stageOf?.(row)?.id ?? null);
  for (const [stageId, those] of byStage) {
    const movedIds = those.map(({ id }) => id);
    await updateStatuses(tx, scope, movedIds, { status: to, stageId });
  }
  await insertMoves(
    tx,
    rows.map((row) => ({
      id: moveIds.get(row.id) ?? uuid(),
      companyId: scope.companyId,
      applicationId: row.id,
      fromStatus: row.status,
      toStatus: to,
      fromStageId: row.stageId,
      toStageId: stageOf?.(row)?.id ?? null,
      stageName: stageOf?.(row)?.name ?? null,
      actorId: scope.userId,
      actorKind: 'member',
      reason: reasonOf?.(row.id) ?? null,
      // A move within a status promises nothing new.
      basis: row.status === to ? null : (basis ?? null),
      batchId,
      isHeld: true,
      createdAt: tx.now,
    })),
  );
  await withdrawOffers(
    tx,
    scope,
    rows
      .filter(({ status }) => status === 'offer_made' && to !== 'offer_made' && to !== 'hired')
      .map(({ id }) => ({
        applicationId: id,
        moveId: moveIds.get(id) ?? '',
        reason: reasonOf?.(id) ?? null,
      })),
  );
  await tx.tasks.add(
    tx.db,
    'application.notify-batch',
    { companyId: scope.companyId, batchId },
    { key: batchId, startAfter: notifyAfterUndo(tx.now) },
  );
  await notifyColleagues(tx, scope, ids);
  return { batchId, moveIds };
}
