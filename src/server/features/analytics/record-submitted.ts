import type { PostingSource } from '#domain/analytics/posting-source.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertSubmitted } from './posting-day.store.ts';

/** Counts an application in the transaction that submits it. */
export async function recordSubmitted(
  ctx: Ctx,
  posting: { companyId: string; id: string },
  source: PostingSource,
): Promise<void> {
  await upsertSubmitted(ctx, requireStudent(ctx), posting, source);
}
