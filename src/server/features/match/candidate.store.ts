import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { invitations, talentEntries, talentShortlists } from '#server/db/tables/talent.ts';
import { visibleState } from '#server/db/visible-invitation.ts';
import type { CompanyScope } from '#server/scopes.ts';

const maxPostings = 100;

/**
 * The company's postings for ranking students: active ones first, then by date. Always includes the
 * selected one.
 */
export async function loadRankedPostings(
  ctx: Ctx,
  scope: CompanyScope,
  selectedId: string | undefined,
) {
  return ctx.db
    .select({
      id: postings.id,
      title: postings.title,
      state: postings.state,
      isComplete: postings.isComplete,
      deadline: postings.deadline,
    })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        isAccessible(scope, postings.id),
        ne(postings.state, 'removed'),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${postings.id} = ${selectedId ?? null}::uuid, false)`),
      desc(sql`${postings.state} = 'active'`),
      desc(postings.createdAt),
      desc(postings.id),
    )
    .limit(maxPostings);
}

export async function insertView(
  ctx: Ctx,
  scope: CompanyScope,
  view: { id: string; studentId: string; postingId: string | null },
): Promise<void> {
  await ctx.db
    .insert(profileViews)
    .values({ ...view, companyId: scope.companyId, viewedAt: ctx.now });
}

/**
 * What the company already did about these students: pool entry, shortlist, invitation. Whether they
 * applied is left out while the member must not know who did.
 */
export async function loadMarks(
  ctx: Ctx,
  scope: CompanyScope,
  { studentIds, postingId }: { studentIds: readonly string[]; postingId: string },
) {
  if (studentIds.length === 0) return [];
  return ctx.db
    .select({
      studentId: users.id,
      entryId: talentEntries.id,
      tags: talentEntries.tags,
      isShortlisted: isNotNull(talentShortlists.entryId).mapWith(Boolean),
      invitation: { state: visibleState(scope.userId), expiresAt: invitations.expiresAt },
      hasApplied: isNotNull(applications.id).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(
      talentEntries,
      and(
        eq(talentEntries.companyId, scope.companyId),
        eq(talentEntries.studentId, users.id),
        isNull(talentEntries.removedAt),
      ),
    )
    .leftJoin(
      talentShortlists,
      and(
        eq(talentShortlists.entryId, talentEntries.id),
        eq(talentShortlists.postingId, postingId),
      ),
    )
    .leftJoin(
      invitations,
      and(
        eq(invitations.companyId, scope.companyId),
        eq(invitations.postingId, postingId),
        eq(invitations.studentId, users.id),
      ),
    )
    .leftJoin(
      applications,
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.postingId, postingId),
        eq(applications.studentId, users.id),
        isNamedTo(scope.userId),
      ),
    )
    .where(inArray(users.id, [...studentIds]));
}
