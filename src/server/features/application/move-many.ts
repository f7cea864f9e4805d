import { v7 as uuid } from 'uuid';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { bulkOutcome, graceMs } from '#domain/application/bulk-move.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { insertMoves, lockApplications, updateStatuses } from './bulk-move.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';

type Input = {
  applications: { id: string; version: number }[];
  to: ApplicationStatus;
  reason?: string | undefined;
};

/**
 * A recruiter moves many applications. Those that cannot move are returned with the reason.
 * Students are notified once the move can no longer be undone.
 */
export async function moveMany(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (input.to === 'rejected' && !input.reason) throw new AppError('REASON_REQUIRED');
  const seen = new Map(input.applications.map(({ id, version }) => [id, version]));
  return inTransaction(ctx, async (tx) => {
    const held = await lockApplications(tx, scope, [...seen.keys()]);
    const now = new Map(held.map((each) => [each.id, each]));
    const judged = [...seen].map(([id, version]) => ({
      id,
      outcome: bulkOutcome(now.get(id), { to: input.to, version, reason: input.reason }),
    }));
    const moved = judged.flatMap(({ id, outcome }) => (outcome === 'moved' ? [id] : []));
    const batchId = moved.length > 0 ? uuid() : null;
    if (batchId !== null) {
      await updateStatuses(tx, scope, moved, input.to);
      await insertMoves(
        tx,
        moved.map((applicationId) => ({
          id: uuid(),
          companyId: scope.companyId,
          applicationId,
          fromStatus: now.get(applicationId)?.status ?? null,
          toStatus: input.to,
          actorId: scope.userId,
          actorKind: 'member',
          reason: input.reason || null,
          batchId,
          createdAt: ctx.now,
        })),
      );
      await tx.tasks.add(
        tx.db,
        'application.notify-batch',
        { companyId: scope.companyId, batchId },
        { key: batchId, startAfter: new Date(ctx.now.getTime() + graceMs + 1_000) },
      );
      await notifyColleagues(tx, scope, moved);
    }
    return {
      batchId,
      results: judged.map(({ id, outcome }) => ({
        id,
        outcome,
        status: outcome === 'moved' ? input.to : (now.get(id)?.status ?? null),
      })),
    };
  });
}
