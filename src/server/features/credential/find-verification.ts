import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findShown } from './credential.store.ts';
import { verifyBadge } from './verify-badge.ts';

/** Verifies a badge of this site by its link, as long as its owner shows it. */
export async function findVerification(ctx: Ctx, { credentialId }: { credentialId: string }) {
  const row = await findShown(ctx, credentialId);
  if (!row) throw new AppError('NOT_FOUND');
  return verifyBadge(ctx, JSON.stringify(row.document));
}
