import { v7 as uuid } from 'uuid';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { graceMs } from '#domain/application/bulk-move.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import type { Ctx } from '#server/context.ts';
import { withdrawOffers } from '#server/features/offer/withdraw-offers.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { insertMoves, updateStatuses } from './move.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';

type Moved = { id: string; status: ApplicationStatus; stageId: string | null };

export type MoveTarget = {
  to: ApplicationStatus;
  stage?: { id: string; name: string } | undefined;
  basis?: MoveBasis | undefined;
};

/**
 * Moves locked applications in the caller's transaction, as one batch that can be undone. Nobody
 * but colleagues' open pages hears of it until then.
 */
export async function recordMoves(
  tx: Ctx,
  scope: CompanyScope,
  rows: Moved[],
  target: MoveTarget & { reasonOf?: (id: string) => string | null; batchId?: string },
): Promise<{ batchId: string; moveIds: Map<string, string> }> {
  const { to, stage, basis, reasonOf, batchId = uuid() } = target;
  const ids = rows.map(({ id }) => id);
  const moveIds = new Map(ids.map((id) => [id, uuid()]));
  await updateStatuses(tx, scope, ids, { status: to, stageId: stage?.id ?? null });
  await insertMoves(
    tx,
    rows.map(({ id, status, stageId }) => ({
      id: moveIds.get(id) ?? uuid(),
      companyId: scope.companyId,
      applicationId: id,
      fromStatus: status,
      toStatus: to,
      fromStageId: stageId,
      toStageId: stage?.id ?? null,
      stageName: stage?.name ?? null,
      actorId: scope.userId,
      actorKind: 'member',
      reason: reasonOf?.(id) ?? null,
      basis: basis ?? null,
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
    { key: batchId, startAfter: new Date(tx.now.getTime() + graceMs + 1_000) },
  );
  await notifyColleagues(tx, scope, ids);
  return { batchId, moveIds };
}
