import type { PostingSource, ViewStep } from '#domain/analytics/posting-source.ts';
import type { Ctx } from '#server/context.ts';
import { requirePosting } from '#server/features/posting/load-posting.ts';

type View = { postingId: string; step: ViewStep; source: PostingSource };

/** Counts that somebody opened a posting or began to apply; companies' own views don't count. */
export async function recordView(ctx: Ctx, view: View): Promise<Record<string, never>> {
  await requirePosting(ctx, view.postingId);
  const { kind } = ctx.actor;
  if (kind === 'visitor' || kind === 'student') ctx.countView(view);
  return {};
}
