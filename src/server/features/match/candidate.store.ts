import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isChosen } from '#server/db/posting-access.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import type { CompanyScope } from '#server/scopes.ts';

const mostPostings = 100;

/**
 * The company's postings for ranking students: active ones first, then by date. Always includes the
 * selected one.
 */
export async function loadRankedPostings(
  ctx: Ctx,
  scope: CompanyScope,
  chosenId: string | undefined,
) {
  return ctx.db
    .select({ id: postings.id, title: postings.title })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        isChosen(scope, postings.id),
        ne(postings.state, 'removed'),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${postings.id} = ${chosenId ?? null}::uuid, false)`),
      desc(sql`${postings.state} = 'active'`),
      desc(postings.createdAt),
      desc(postings.id),
    )
    .limit(mostPostings);
}

export async function findBio(ctx: Ctx, studentId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ bio: profiles.bio })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  return row?.bio ?? '';
}

export async function insertView(
  ctx: Ctx,
  scope: CompanyScope,
  view: { id: string; studentId: string; postingId: string },
): Promise<void> {
  await ctx.db
    .insert(profileViews)
    .values({ ...view, companyId: scope.companyId, viewedAt: ctx.now });
}
