import type { PostingSource, ViewStep } from '#domain/analytics/posting-source.ts';
import type { Ctx } from '#server/context.ts';
import { requirePosting } from '#server/features/posting/public-postings.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertSubmitted } from './posting-day.store.ts';

type View = { postingId: string; step: ViewStep; source: PostingSource };

/** Counts that somebody opened a posting or began to apply; companies' own views don't count. */
export async function recordView(ctx: Ctx, view: View): Promise<Record<string, never>> {
  await requirePosting(ctx, view.postingId);
  const { kind } = ctx.actor;
  if (kind === 'visitor' || kind === 'student') ctx.countView(view);
  return {};
}

/** Counts an application in the transaction that submits it. */
export async function recordSubmitted(
  ctx: Ctx,
  posting: { companyId: string; id: string },
  source: PostingSource,
): Promise<void> {
  await upsertSubmitted(ctx, requireStudent(ctx), posting, source);
}
