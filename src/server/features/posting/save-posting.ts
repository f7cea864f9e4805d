import { deadlineOn } from '#domain/posting/deadline.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { columnsOf } from './content-of.ts';
import { updatePosting } from './own-posting.store.ts';
import { requireVersion } from './require-own-posting.ts';
import { requireStillComplete } from './require-still-complete.ts';
import { requireStorable } from './require-storable.ts';

type Input = PostingContent & { postingId: string; version: number };

/** Saves a posting's content if its version is unchanged. A public posting must stay complete. */
export async function savePosting(ctx: Ctx, { postingId, version, ...content }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const row = await requireVersion(ctx, postingId, version);
  requireStorable(content);
  const { state } = row.posting;
  const closes = deadlineOn(content.deadline, row.posting, row.company.timeZone);
  requireStillComplete(row.posting, content, closes, ctx.now);
  return inTransaction(ctx, async (tx) => {
    const values = columnsOf(content, closes);
    await limitOpenPostings(tx, scope.companyId, async () => {
      const isMine = await updatePosting(tx, scope, {
        postingId,
        expectedVersion: version,
        values,
      });
      if (!isMine) await requireVersion(tx, postingId, version);
    });
    await indexPostings(tx, [postingId]);
    if (state === 'active') await publishChange(tx, 'postings');
    return { id: postingId, state, version: version + 1 };
  });
}
