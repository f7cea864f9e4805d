import { deadlineDay } from '#domain/posting/deadline.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAdminPosting } from './posting-admin.store.ts';

/** A posting of any company for an administrator, including drafts but not removed ones. */
export async function loadAdminPosting(ctx: Ctx, postingId: string) {
  const row = await findAdminPosting(ctx, requireAdmin(ctx), postingId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { closesAt: deadline, deadlineZone } = row;
  return { ...row, deadline: deadlineDay({ deadline, deadlineZone }) };
}
