import { v7 as uuid } from 'uuid';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { deadlineOn, type Deadline } from '#domain/posting/deadline.ts';
import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import { mayChangePostingState, statesAfter } from '#domain/posting/may-change-posting-state.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import { workplaceOf } from '#domain/posting/workplace.ts';
import { AppError, allow, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { columnsOf, contentOf, detailsOf } from './content-of.ts';
import {
  countOwnPostings,
  findOwnPosting,
  findTimeZone,
  insertPosting,
  pageOwnPostings,
  updatePosting,
  type OwnFilter,
  type OwnPostingRow,
} from './own-posting.store.ts';
import { findPosting } from './posting.store.ts';
import { isPostingOpen } from './public-postings.ts';
import { requireStorable } from './require-storable.ts';

export async function listOwnPostings(ctx: Ctx, input: Paging & OwnFilter) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const [page, count] = await Promise.all([
    pageOwnPostings(ctx, scope, input),
    countOwnPostings(ctx, scope, input),
  ]);
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      workplace: workplaceOf(item),
      moves: statesAfter(item.state),
      isOver: item.deadline !== null && item.deadline <= ctx.now,
      applications: cappedTotal(item.applications),
    })),
    total: cappedTotal(count),
  };
}

export async function loadOwnPosting(ctx: Ctx, postingId: string) {
  return detailsOf(await requireOwnPosting(ctx, postingId), ctx.now);
}

/** Creates a draft for the member's company. It may be incomplete. */
export async function createPosting(ctx: Ctx, content: PostingContent) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  requireStorable(content);
  const timeZone = await findTimeZone(ctx, scope);
  const closes = deadlineOn(content.deadline, null, timeZone);
  const id = uuid();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const row = { ...columnsOf(content, closes), id, state: 'draft' as const, ...times };
  await inTransaction(ctx, (tx) => insertPosting(tx, scope, row));
  return { id, state: 'draft' as const, version: 1 };
}

/** Copies a posting to a draft, with new question ids and without a deadline in the past. */
export async function createCopy(ctx: Ctx, postingId: string) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { posting } = await requireOwnPosting(ctx, postingId);
  const { isActive: _active, isComplete: _complete, companyId: _company, ...columns } = posting;
  const { deadline, screeningQuestions } = posting;
  const id = uuid();
  const copy = {
    ...columns,
    id,
    state: 'draft' as const,
    deadline: deadline !== null && deadline > ctx.now ? deadline : null,
    screeningQuestions: screeningQuestions.map((question) => ({ ...question, id: uuid() })),
    sourceRef: null,
    version: 1,
    postedAt: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await inTransaction(ctx, (tx) => insertPosting(tx, scope, copy));
  return { id, state: 'draft' as const, version: 1 };
}

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

type MovePostingInput = { postingId: string; to: PostingState; version: number };

/** Publishes, closes, reopens or removes a posting. The public board reflects it immediately. */
export async function movePosting(ctx: Ctx, { postingId, to, version }: MovePostingInput) {
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

/** The company's posting, if students can apply to it now. */
export async function findOwnOpenPosting(ctx: Ctx, postingId: string) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const posting = await findPosting(ctx, postingId);
  const isOwn = posting?.companyId === scope.companyId;
  return posting && isOwn && isPostingOpen(ctx, posting) ? posting : undefined;
}

/** A posting that the member may edit. NOT_FOUND if removed or of another company. */
async function requireOwnPosting(ctx: Ctx, postingId: string): Promise<OwnPostingRow> {
  const row = orNotFound(
    await findOwnPosting(ctx, requireMember(ctx, ['owner', 'recruiter']), postingId),
  );
  return row;
}

/** Refuses an outdated version; the refusal contains the current posting. */
async function requireVersion(
  ctx: Ctx,
  postingId: string,
  version: number,
): Promise<OwnPostingRow> {
  const row = await requireOwnPosting(ctx, postingId);
  if (row.posting.version !== version)
    throw new AppError('POSTING_CHANGED', { current: detailsOf(row, ctx.now) });
  return row;
}

/** Refuses an edit that leaves a public posting incomplete. */
export function requireStillComplete(
  posting: OwnPostingRow['posting'],
  content: PostingContent,
  closes: Deadline,
  now: Date,
): void {
  if (posting.state !== 'active') return;
  const isSameDay = contentOf(posting).deadline === content.deadline;
  const missing = findMissingForPublishing(content, closes.deadline, now).filter(
    // An expired deadline does not prevent other edits.
    ({ reason }) => reason !== 'DEADLINE_PAST' || !isSameDay,
  );
  if (missing.length > 0) throw new AppError('POSTING_INCOMPLETE', { missing });
}
