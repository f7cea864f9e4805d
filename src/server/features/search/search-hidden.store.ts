import { eq } from 'drizzle-orm';
import type { Hidden } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { hiddenPostings } from '#server/db/tables/saved-searches.ts';
import type { StudentScope } from '#server/scopes.ts';

/** The postings and companies that the student hid from searches. */
export async function loadHiddenOf(ctx: Ctx, scope: StudentScope): Promise<Hidden> {
  const rows = await ctx.db
    .select({ kind: hiddenPostings.kind, target: hiddenPostings.target })
    .from(hiddenPostings)
    .where(eq(hiddenPostings.userId, scope.studentId));
  const targets = (kind: 'posting' | 'company') =>
    rows.filter((row) => row.kind === kind).map(({ target }) => target);
  return { postings: targets('posting'), companies: targets('company') };
}
