import { sql } from 'drizzle-orm';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import type { Ctx } from '#server/context.ts';
import { companyDay } from '#server/db/company-day.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import type { StudentScope } from '#server/scopes.ts';

/** Counts one submitted application of today. */
export async function upsertSubmitted(
  ctx: Ctx,
  _scope: StudentScope,
  posting: { companyId: string; id: string },
  source: PostingSource,
): Promise<void> {
  await ctx.db
    .insert(postingDays)
    .values({
      companyId: posting.companyId,
      postingId: posting.id,
      day: companyDay(posting.companyId, ctx.now) as never,
      source,
      submitted: 1,
    })
    .onConflictDoUpdate({
      target: [postingDays.companyId, postingDays.postingId, postingDays.day, postingDays.source],
      set: { submitted: sql`${postingDays.submitted} + 1` },
    });
}
