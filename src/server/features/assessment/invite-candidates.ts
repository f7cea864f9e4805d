import { v7 as uuid } from 'uuid';
import { dayMs } from '#domain/time.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { lockAssessment } from './assessment.store.ts';
import { insertSittings, loadInvitable } from './sitting.store.ts';

type Input = { assessmentId: string; applicationIds: string[]; days: number };

/** Invites candidates, who are notified once that can no longer be undone. */
export async function inviteCandidates(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, (tx) => addInvitations(tx, scope, input));
}

/**
 * Where invitations are made, in the caller's transaction and under the assessment's lock: what
 * limits their number belongs here. Whoever is invited already stays invited once.
 */
async function addInvitations(tx: Ctx, scope: CompanyScope, input: Input) {
  const { assessmentId, applicationIds, days } = input;
  const assessment = await lockAssessment(tx, scope, assessmentId);
  if (!assessment) throw new AppError('NOT_FOUND');
  if (assessment.archivedAt !== null) throw new AppError('ASSESSMENT_ARCHIVED');
  const ids = [...new Set(applicationIds)];
  const found = await loadInvitable(tx, scope, assessment.postingId, ids);
  if (found.length === 0) throw new AppError('NOT_FOUND');
  const batchId = uuid();
  const added = await insertSittings(
    tx,
    found.map((candidate) => ({
      ...candidate,
      companyId: scope.companyId,
      id: uuid(),
      assessmentId,
      version: assessment.version,
      tryNumber: 1,
      batchId,
      invitedBy: scope.userId,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + days * dayMs),
    })),
  );
  const startAfter = notifyAfterUndo(tx.now);
  for (const sittingId of added) {
    const payload = { companyId: scope.companyId, sittingId };
    await tx.tasks.add(tx.db, 'assessment.notify', payload, { key: sittingId, startAfter });
  }
  return { batchId, invited: added.length, skipped: ids.length - added.length };
}
