import { countryOf } from '#domain/posting/country-of.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { conditionsOf } from '#domain/posting/posting-conditions.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { postingCardOf } from './posting-card-of.ts';
import { findPosting, type PostingRow } from './posting.store.ts';

/**
 * A posting that is or was public. NOT_FOUND for drafts, removed ones, and those of companies that
 * are not approved.
 */
export async function loadPosting(ctx: Ctx, postingId: string) {
  const row = await requirePosting(ctx, postingId);
  return {
    ...postingCardOf(row),
    description: readMarkdown(row.description ?? ''),
    questions: row.screeningQuestions,
    conditions: conditionsOf(row),
    category: row.category,
    about: row.about,
    brandVersion: row.brandVersion,
    country: countryOf(row.location) ?? countryOf(row.companyLocation),
    isOpen: isPostingOpen(ctx, row),
  };
}

/** A posting visible to visitors, with its company. NOT_FOUND otherwise. */
export async function requirePosting(ctx: Ctx, postingId: string): Promise<PostingRow> {
  const row = await findPosting(ctx, postingId);
  const isPublic = row?.state === 'active' || row?.state === 'closed';
  if (row === undefined || !isPublic || row.companyStatus !== 'approved') {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

/** A posting in any state, for those who know of it already. */
export const findInAnyState = (ctx: Ctx, postingId: string): Promise<PostingRow | undefined> =>
  findPosting(ctx, postingId);

export function isPostingOpen(ctx: Ctx, row: PostingRow): boolean {
  return isOpen({ ...row, companyApproved: row.companyStatus === 'approved' }, ctx.now);
}
