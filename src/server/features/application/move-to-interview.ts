import { mayMoveApplication } from '#domain/application/may-move-application.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { lockApplications, lockBatch, updateUndone } from './move.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { notifyEarlier } from './notify-earlier.ts';
import { recordMoves } from './record-moves.ts';

/**
 * Moves an application on because an interview is arranged; one that is further already stays. The
 * batch has the id of the interview's own move, whose notification tells the student of both.
 */
export async function moveToInterview(
  tx: Ctx,
  scope: CompanyScope,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<void> {
  const [application] = await lockApplications(tx, scope, [applicationId]);
  const to = 'interview_scheduled' as const;
  if (application === undefined || application.status === 'offer_made') return;
  if (!mayMoveApplication(application.status, to, 'member').ok) return;
  await recordMoves(tx, scope, [application], { to, batchId });
}

/** Moves an application back to Under Review, because its interview is called off. */
export async function moveBackFromInterview(
  tx: Ctx,
  scope: CompanyScope,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<void> {
  const [application] = await lockApplications(tx, scope, [applicationId]);
  if (application?.status !== 'interview_scheduled') return;
  await recordMoves(tx, scope, [application], { to: 'under_review', batchId });
}

/** Undoes the move that came with a change of an interview, unless it was moved again since. */
export async function undoMoveOfInterview(
  tx: Ctx,
  scope: CompanyScope,
  batchId: string,
): Promise<void> {
  const last = (await lockBatch(tx, scope, batchId)).filter(({ isLast }) => isLast);
  if (last.length === 0) return;
  const earlier = await updateUndone(
    tx,
    scope,
    last.map(({ moveId }) => moveId),
  );
  await notifyEarlier(tx, scope, earlier);
  await notifyColleagues(
    tx,
    scope,
    last.map(({ id }) => id),
  );
}
