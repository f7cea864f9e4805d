import { cappedTotal } from '#domain/paging/capped-total.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { goneReason } from '#domain/posting/gone-reason.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { conditionsOf } from '#domain/posting/posting-conditions.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { postingCardOf } from './posting-card-of.ts';
import {
  countOfCompany,
  countOpenPostings,
  findPosting,
  loadOfCompany,
  loadOpenAddresses,
  loadOpenParts,
  loadSimilarPostings,
  pageOpenPostings,
  type PostingRow,
} from './posting.store.ts';

const totalSeconds = 5;

/**
 * Lists the open postings of approved companies, newest first. The total may be a few seconds old.
 */
export async function listPostings(ctx: Ctx, paging: Paging) {
  const [page, counted] = await Promise.all([
    pageOpenPostings(ctx, paging),
    ctx.cache.load('postings.open', totalSeconds, () => countOpenPostings(ctx)),
  ]);
  return { ...page, items: page.items.map(postingCardOf), total: cappedTotal(counted) };
}

const maxPostings = 20;

/** A company's newest open postings, and how many are open. */
export async function listCompanyPostings(ctx: Ctx, companyId: string) {
  const [rows, count] = await Promise.all([
    loadOfCompany(ctx, companyId, maxPostings),
    countOfCompany(ctx, companyId),
  ]);
  return { items: rows.map(postingCardOf), count };
}

/** Below the sitemap limit, so that a sitemap is generated quickly. */
const addressesPerPart = 5_000;
const partSeconds = 600;

/** Lists one part of the open postings for a sitemap. Empty beyond the last part. */
export function listAddresses(ctx: Ctx, part: number) {
  return loadOpenAddresses(ctx, part, addressesPerPart);
}

/** When each part of the open postings last changed, from a cache that may be a few minutes old. */
export function listParts(ctx: Ctx): Promise<Date[]> {
  return ctx.cache.load('sitemap.parts', partSeconds, () => loadOpenParts(ctx, addressesPerPart));
}

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

const similarShown = 3;

/**
 * Why a formerly public posting is no longer open, with similar open ones. NOT_FOUND for any other
 * posting.
 */
export async function loadGonePosting(ctx: Ctx, postingId: string) {
  const row = await findPosting(ctx, postingId);
  const facts = row && { ...row, companyApproved: row.companyStatus === 'approved' };
  const reason = facts ? goneReason(facts, ctx.now) : null;
  if (row === undefined || reason === null) throw new AppError('NOT_FOUND');
  const similar = await loadSimilarPostings(ctx, row, similarShown);
  return { reason, similar: similar.map(postingCardOf) };
}
