import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import { mayChangePostingState } from '#domain/posting/may-change-posting-state.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { contentOf, detailsOf } from './content-of.ts';
import { lockAdminPosting, updateLocked } from './posting-admin.store.ts';

type Input = { postingId: string; to: 'active' | 'closed' | 'removed'; version: number };

const done = { active: 'activated', closed: 'deactivated', removed: 'removed' } as const;

/**
 * An administrator publishes, unpublishes or removes a posting. Applications remain visible to
 * their senders.
 */
export async function setPostingState(ctx: Ctx, { postingId, to, version }: Input) {
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
