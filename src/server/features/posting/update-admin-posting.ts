import { isDeepStrictEqual } from 'node:util';
import { deadlineOn } from '#domain/posting/deadline.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { columnsOf, detailsOf } from './content-of.ts';
import { lockAdminPosting, updateLocked } from './posting-admin.store.ts';
import { requireStillComplete } from './require-still-complete.ts';
import { requireStorable } from './require-storable.ts';

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
