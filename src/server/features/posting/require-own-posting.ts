import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { detailsOf } from './content-of.ts';
import { findOwnPosting, type OwnPostingRow } from './own-posting.store.ts';

/** A posting that the member may edit. NOT_FOUND if removed or of another company. */
export async function requireOwnPosting(ctx: Ctx, postingId: string): Promise<OwnPostingRow> {
  const row = orNotFound(
    await findOwnPosting(ctx, requireMember(ctx, ['owner', 'recruiter']), postingId),
  );
  return row;
}

/** Refuses an outdated version; the refusal contains the current posting. */
export async function requireVersion(
  ctx: Ctx,
  postingId: string,
  version: number,
): Promise<OwnPostingRow> {
  const row = await requireOwnPosting(ctx, postingId);
  if (row.posting.version !== version)
    throw new AppError('POSTING_CHANGED', { current: detailsOf(row, ctx.now) });
  return row;
}
