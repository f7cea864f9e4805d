import { v5 as uuidOf } from 'uuid';
import { dayOf } from '#domain/credential/credential.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/candidates.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { requireMember } from '#server/scopes.ts';
import { findShown, type CredentialRow } from './credential.store.ts';
import { findCompanyName, findReceived } from './received.store.ts';
import { verifyBadge } from './verify-badge.ts';

/** Verifies a badge of this site by its link, as long as its owner shows it. */
export async function findVerification(ctx: Ctx, { credentialId }: { credentialId: string }) {
  const row = orNotFound(await findShown(ctx, credentialId));
  return verifyBadge(ctx, JSON.stringify(row.document));
}

/** Verifies any badge that somebody has. */
export async function verifyCredential(ctx: Ctx, { badge }: { badge: string }) {
  await ctx.limitRate('badge-check');
  return verifyBadge(ctx, badge);
}

/**
 * Verifies a badge that an applicant or candidate shows, and tells the student which company did.
 */
export async function requestVerification(ctx: Ctx, { credentialId }: { credentialId: string }) {
  const scope = requireMember(ctx);
  const row = orNotFound(await findShown(ctx, credentialId));
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
