import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { bulkOutcome } from '#domain/application/bulk-move.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadArranged } from '#server/features/interview/interview-lists.ts';
import { loadOfferStates } from '#server/features/offer/own-offer.ts';
import { findStages } from '#server/features/stage/stages.ts';
import { requireMember } from '#server/scopes.ts';
import { lockApplications } from './move.store.ts';
import { reasonsOf } from './received-application.ts';
import { recordMoves } from './record-moves.ts';

type Input = {
  applications: { id: string; version: number }[];
  to: ApplicationStatus;
  stage?: string | undefined;
  reason?: string | undefined;
  basis?: MoveBasis | undefined;
};

/**
 * A recruiter moves many applications. Those that cannot move are returned with the reason.
 * Students are notified once the move can no longer be undone.
 */
export async function moveMany(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (input.to === 'rejected' && !input.reason) throw new AppError('REASON_REQUIRED');
  const expectedVersions = new Map(input.applications.map(({ id, version }) => [id, version]));
  return inTransaction(ctx, async (tx) => {
    // Before the applications, in the order in which removing a stage locks them.
    const stages =
      input.stage === undefined
        ? null
        : await findStages(tx, scope, { ...input, name: input.stage });
    const locked = await lockApplications(tx, scope, [...expectedVersions.keys()]);
    const current = new Map(locked.map((each) => [each.id, each]));
    const offers = await loadOfferStates(tx, scope, [...current.keys()]);
    const arranged = await loadArranged(tx, scope, [...current.keys()]);
    const outcomes = [...expectedVersions].map(([id, version]) => ({
      id,
      outcome: bulkOutcome(current.get(id), {
        ...input,
        version,
        stageId: stages === null ? null : stages.get(current.get(id)?.postingId ?? '')?.id,
        offer: offers.get(id) ?? null,
        hasTimes: arranged.has(id),
      }),
    }));
    const moved = outcomes.flatMap(({ id, outcome }) => {
      const row = outcome === 'moved' ? current.get(id) : undefined;
      return row ? [row] : [];
    });
    const batch =
      moved.length > 0
        ? await recordMoves(tx, scope, moved, {
            to: input.to,
            stageOf: ({ postingId }) => stages?.get(postingId),
            basis: input.basis,
            reasonOf: await reasonsOf(
              tx,
              scope,
              moved.map(({ id }) => id),
              input.reason,
            ),
          })
        : null;
    return {
      batchId: batch?.batchId ?? null,
      results: outcomes.map(({ id, outcome }) => ({
        id,
        outcome,
        status: outcome === 'moved' ? input.to : (current.get(id)?.status ?? null),
      })),
    };
  });
}
