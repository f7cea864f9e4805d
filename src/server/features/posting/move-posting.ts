import { mayChangePostingState } from '#domain/posting/may-change-posting-state.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { detailsOf } from './content-of.ts';
import { updatePosting } from './own-posting.store.ts';
import { requireVersion } from './require-own-posting.ts';

type Input = { postingId: string; to: PostingState; version: number };

/** Publishes, closes, reopens or removes a posting. The public board reflects it immediately. */
export async function movePosting(ctx: Ctx, { postingId, to, version }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const row = await requireVersion(ctx, postingId, version);
  allow(mayChangePostingState(row.posting.state, to, 'company'));
  const { missing } = detailsOf(row, ctx.now);
  if (to === 'active' && missing.length > 0) throw new AppError('POSTING_INCOMPLETE', { missing });
  return inTransaction(ctx, async (tx) => {
    const values = {
      state: to,
      ...(to === 'active' && { postedAt: row.posting.postedAt ?? ctx.now }),
    };
    await limitOpenPostings(tx, scope.companyId, async () => {
      const isMine = await updatePosting(tx, scope, {
        postingId,
        expectedVersion: version,
        values,
      });
      if (!isMine) await requireVersion(tx, postingId, version);
    });
    await indexPostings(tx, [postingId]);
    await publishChange(tx, 'postings');
    return { id: postingId, state: to, version: version + 1 };
  });
}
