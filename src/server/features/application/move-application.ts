import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { mayMoveApplication, movesOfCompany } from '#domain/application/may-move-application.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { lockApplications } from './move.store.ts';
import { recordMoves } from './record-moves.ts';

type Input = {
  applicationId: string;
  to: ApplicationStatus;
  version: number;
  reason?: string | undefined;
};

/**
 * A recruiter moves an application. The student is notified, and sees it, once the move can no
 * longer be undone.
 */
export async function moveApplication(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const [now] = await lockApplications(tx, scope, [input.applicationId]);
    if (now === undefined) throw new AppError('NOT_FOUND');
    if (now.version !== input.version) throw changed(now, input.to);
    allow(mayMoveApplication(now.status, input.to, 'member', input.reason));
    const { batchId } = await recordMoves(tx, scope, [now], {
      to: input.to,
      reasonOf: () => input.reason || null,
    });
    return {
      id: now.id,
      status: input.to,
      version: now.version + 1,
      moves: movesOfCompany(input.to),
      batchId,
    };
  });
}

/** The refusal for a concurrent change, with the current and the requested status. */
function changed(
  now: { status: ApplicationStatus; version: number },
  wanted: ApplicationStatus,
): AppError {
  return new AppError('STATUS_CHANGED', { status: now.status, version: now.version, wanted });
}
