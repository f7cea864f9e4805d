import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAdminPosting } from './posting-admin.store.ts';

/** Shows an administrator one posting of any company, drafts included; what was removed is not there. */
export async function loadAdminPosting(ctx: Ctx, postingId: string) {
  const row = await findAdminPosting(ctx, requireAdmin(ctx), postingId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
