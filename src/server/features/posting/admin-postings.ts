import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { AdminPostingDetails } from '#contract/posting-admin.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { deadlineOn } from '#domain/posting/deadline.ts';
import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import { mayChangePostingState } from '#domain/posting/may-change-posting-state.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { AppError, allow, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { columnsOf, contentOf, detailsOf } from './content-of.ts';
import { requireStillComplete } from './own-postings.ts';
import {
  countAdminPostings,
  countReceived,
  countTotals,
  findAdminPosting,
  findApprovedCompany,
  insertPosting,
  lockAdminPosting,
  pageAdminPostings,
  updateLocked,
  type AdminPostingFilter,
} from './posting-admin.store.ts';
import { requireStorable } from './require-storable.ts';

/** Lists the postings of all companies for an administrator, newest first, with exact totals. */
export async function listAdminPostings(ctx: Ctx, input: Paging & AdminPostingFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageAdminPostings(ctx, scope, input),
    countAdminPostings(ctx, scope, input),
    countTotals(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(counted), counts };
}

/** A posting of any company for an administrator, including drafts but not removed ones. */
export async function loadAdminPosting(ctx: Ctx, postingId: string): Promise<AdminPostingDetails> {
  const scope = requireAdmin(ctx);
  const found = orNotFound(await findAdminPosting(ctx, scope, postingId));
  const applications = await countReceived(ctx, scope, found.posting);
  return { ...detailsOf(found, ctx.now), applications };
}

/** An administrator adds a draft to an approved company. It may be incomplete. */
export async function createAdminPosting(
  ctx: Ctx,
  { companyId, ...content }: PostingContent & { companyId: string },
) {
  requireAdmin(ctx);
  requireStorable(content);
  const id = uuid();
  const state = 'draft' as const;
  return inTransaction(ctx, async (tx) => {
    const company = await findApprovedCompany(tx, companyId);
    if (!company) throw new AppError('COMPANY_UNKNOWN');
    const columns = columnsOf(content, deadlineOn(content.deadline, null, company.timeZone));
    await insertPosting(tx, { ...columns, companyId, id, state });
    await noteAction(tx, {
      action: 'posting.created',
      target: { kind: 'posting', id },
      after: { ...columns, companyId, state },
    });
    return { id, state, version: 1 };
  });
}

type Columns = ReturnType<typeof columnsOf>;
type Input = PostingContent & { postingId: string; version: number };

/** An administrator edits a posting of any company. An active one must stay complete. */
export async function updateAdminPosting(ctx: Ctx, { postingId, version, ...content }: Input) {
  const scope = requireAdmin(ctx);
  requireStorable(content);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockAdminPosting(tx, scope, postingId));
    const { posting, company } = found;
    if (posting.version !== version)
      throw new AppError('POSTING_CHANGED', { current: detailsOf(found, ctx.now) });
    const closes = deadlineOn(content.deadline, posting, company.timeZone);
    requireStillComplete(posting, content, closes, ctx.now);
    const columns = columnsOf(content, closes);
    const changed = (Object.keys(columns) as (keyof Columns)[]).filter(
      (name) => !isDeepStrictEqual(columns[name], posting[name]),
    );
    const { id, state } = posting;
    if (changed.length === 0) return { id, state, version };
    await limitOpenPostings(tx, posting.companyId, () => updateLocked(tx, posting, columns));
    await indexPostings(tx, [id]);
    await publishChange(tx, 'postings');
    const only = (from: Columns) =>
      Object.fromEntries(changed.map((name) => [name, from[name]] as const));
    await noteAction(tx, {
      action: 'posting.updated',
      target: { kind: 'posting', id },
      before: only(posting as Columns),
      after: only(columns),
    });
    return { id, state, version: version + 1 };
  });
}

type SetPostingStateInput = {
  postingId: string;
  to: 'active' | 'closed' | 'removed';
  version: number;
};

const done = { active: 'activated', closed: 'deactivated', removed: 'removed' } as const;

/**
 * An administrator publishes, unpublishes or removes a posting. Applications remain visible to
 * their senders.
 */
export async function setPostingState(ctx: Ctx, { postingId, to, version }: SetPostingStateInput) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockAdminPosting(tx, scope, postingId));
    const { posting } = found;
    if (posting.version !== version || posting.state === to)
      throw new AppError('POSTING_CHANGED', { current: detailsOf(found, ctx.now) });
    allow(mayChangePostingState(posting.state, to, 'admin'));
    const missing = findMissingForPublishing(contentOf(posting), posting.deadline, ctx.now);
    if (to === 'active' && missing.length > 0)
      throw new AppError('POSTING_INCOMPLETE', { missing });
    const postedAt = to === 'active' ? (posting.postedAt ?? ctx.now) : posting.postedAt;
    await limitOpenPostings(tx, posting.companyId, () =>
      updateLocked(tx, posting, { state: to, postedAt }),
    );
    await indexPostings(tx, [posting.id]);
    await publishChange(tx, 'postings');
    await noteAction(tx, {
      action: `posting.${done[to]}`,
      target: { kind: 'posting', id: posting.id },
      before: { state: posting.state, version },
      after: { state: to, version: version + 1 },
    });
    return { id: posting.id, state: to, version: version + 1 };
  });
}
