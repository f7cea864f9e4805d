import { v5 as uuidOf } from 'uuid';
import { dayOf } from '#domain/credential/credential.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/require-candidate.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { requireMember } from '#server/scopes.ts';
import { type CredentialRow, findShown } from './credential.store.ts';
import { findCompanyName, findReceived } from './received.store.ts';
import { verifyBadge } from './verify-badge.ts';

/**
 * Verifies a badge that an applicant or candidate shows, and tells the student which company did.
 */
export async function requestVerification(ctx: Ctx, { credentialId }: { credentialId: string }) {
  const scope = requireMember(ctx);
  const row = await findShown(ctx, credentialId);
  if (!row) throw new AppError('NOT_FOUND');
  const received = await findReceived(ctx, scope, credentialId);
  if (!received) await requireFindable(ctx, row);
  await ctx.limitRate('badge-check');
  const verification = await verifyBadge(ctx, JSON.stringify(row.document));
  const data = {
    kind: 'credential.verified',
    credentialId,
    title: row.title,
    companyName: await findCompanyName(ctx, scope),
  } as const;
  // One id a day: verifying again sends no second notification.
  const id = uuidOf(`${scope.companyId} ${dayOf(ctx.now)}`, credentialId);
  await inTransaction(ctx, (tx) => notifyUsers(tx, [{ id, userId: row.userId, data }]));
  return verification;
}

/** Interviewers find no candidates. */
async function requireFindable(ctx: Ctx, { userId: studentId }: CredentialRow): Promise<void> {
  if (requireMember(ctx).onlyAssigned) throw new AppError('NOT_FOUND');
  await requireCandidate(ctx, { studentId });
}
