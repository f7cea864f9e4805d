import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { applications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { scorecards } from '#server/db/tables/scorecards.ts';

/** Those of the applications whose applicant the member must not know yet. */
export async function loadBlindIds(ctx: Ctx, memberId: string, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...applicationIds]), not(isNamedTo(memberId))));
  return rows.map(({ id }) => id);
}

/** Who has submitted a scorecard; null when the posting is not reviewed blind. */
export async function loadKnowingIds(ctx: Ctx, applicationId: string): Promise<string[] | null> {
  const [blind] = await ctx.db
    .select({ companyId: applications.companyId })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .where(and(eq(applications.id, applicationId), sql`${postings.isBlind}`));
  if (blind === undefined) return null;
  const rows = await ctx.db
    .selectDistinct({ id: scorecards.memberId })
    .from(scorecards)
    .where(
      and(eq(scorecards.companyId, blind.companyId), eq(scorecards.applicationId, applicationId)),
    );
  return rows.flatMap(({ id }) => id ?? []);
}
