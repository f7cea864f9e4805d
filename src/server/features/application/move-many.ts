import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { bulkOutcome } from '#domain/application/bulk-move.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { lockApplications } from './move.store.ts';
import { recordMoves } from './record-moves.ts';

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
    const moved = judged.flatMap(({ id, outcome }) => {
      const row = outcome === 'moved' ? now.get(id) : undefined;
      return row ? [row] : [];
    });
    const batch =
      moved.length > 0
        ? await recordMoves(tx, scope, moved, {
            to: input.to,
            reasonOf: () => input.reason || null,
          })
        : null;
    return {
      batchId: batch?.batchId ?? null,
      results: judged.map(({ id, outcome }) => ({
        id,
        outcome,
        status: outcome === 'moved' ? input.to : (now.get(id)?.status ?? null),
      })),
    };
  });
}
