import { and, asc, desc, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { Criterion } from '#domain/scorecard/criteria.ts';
import type { Score } from '#domain/scorecard/scorecard.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { postingCriteria, scorecards, scorecardScores } from '#server/db/tables/scorecards.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** The application, as far as the reader may see it. */
export async function findAssessed(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ id: applications.id, postingId: applications.postingId })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row;
}

/** Lets one member's scorecards of an application be submitted one after the other. */
export async function lockAssessed(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, scope.companyId), eq(applications.id, applicationId)))
    .for('no key update');
}

export async function loadCriteria(ctx: Ctx, scope: CompanyScope, postingId: string) {
  return ctx.db
    .select({ name: postingCriteria.name, help: postingCriteria.help })
    .from(postingCriteria)
    .where(
      and(eq(postingCriteria.companyId, scope.companyId), eq(postingCriteria.postingId, postingId)),
    )
    .orderBy(asc(postingCriteria.place), asc(postingCriteria.id));
}

/** All versions of all members, newest first, with the scores in their order. */
export async function loadScorecards(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const cards = await ctx.db
    .select({
      id: scorecards.id,
      memberId: scorecards.memberId,
      name: users.name,
      version: scorecards.version,
      summary: scorecards.summary,
      submittedAt: scorecards.submittedAt,
    })
    .from(scorecards)
    .leftJoin(users, eq(users.id, scorecards.memberId))
    .where(
      and(eq(scorecards.companyId, scope.companyId), eq(scorecards.applicationId, applicationId)),
    )
    .orderBy(desc(scorecards.submittedAt), desc(scorecards.version));
  if (cards.length === 0) return [];
  const scoreRows = await ctx.db
    .select({
      scorecardId: scorecardScores.scorecardId,
      criterion: scorecardScores.criterion,
      score: scorecardScores.score,
      evidence: scorecardScores.evidence,
    })
    .from(scorecardScores)
    .where(
      and(
        eq(scorecardScores.companyId, scope.companyId),
        inArray(
          scorecardScores.scorecardId,
          cards.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(scorecardScores.place));
  const byCard = Map.groupBy(scoreRows, ({ scorecardId }) => scorecardId);
  return cards.map((card) => ({
    ...card,
    scores: (byCard.get(card.id) ?? []).map(({ criterion, score, evidence }) => ({
      criterion,
      score,
      evidence,
    })),
  }));
}

export async function insertScorecard(
  ctx: Ctx,
  scope: CompanyScope,
  card: {
    id: string;
    applicationId: string;
    version: number;
    summary: string | null;
    scores: readonly Score[];
  },
): Promise<void> {
  const { scores, ...row } = card;
  const { companyId, userId } = scope;
  await ctx.db
    .insert(scorecards)
    .values({ ...row, companyId, memberId: userId, submittedAt: ctx.now });
  await ctx.db.insert(scorecardScores).values(
    scores.map(({ criterion, score, evidence }, place) => ({
      companyId,
      scorecardId: card.id,
      place,
      criterion,
      score,
      evidence,
    })),
  );
}

const reviewed = { id: postings.id, title: postings.title, isBlind: postings.isBlind };
const ofCompany = (scope: CompanyScope, postingId: string) =>
  and(
    eq(postings.companyId, scope.companyId),
    eq(postings.id, postingId),
    ne(postings.state, 'removed'),
    isAccessible(scope, postings.id),
  );

export async function findReviewed(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db.select(reviewed).from(postings).where(ofCompany(scope, postingId));
  return row;
}

export async function lockReviewed(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select(reviewed)
    .from(postings)
    .where(ofCompany(scope, postingId))
    .for('no key update');
  return row;
}

export async function updateBlind(
  ctx: Ctx,
  scope: CompanyScope,
  { postingId, isBlind }: { postingId: string; isBlind: boolean },
): Promise<void> {
  await ctx.db.update(postings).set({ isBlind }).where(ofCompany(scope, postingId));
}

export async function deleteCriteria(ctx: Ctx, scope: CompanyScope, postingId: string) {
  await ctx.db
    .delete(postingCriteria)
    .where(
      and(eq(postingCriteria.companyId, scope.companyId), eq(postingCriteria.postingId, postingId)),
    );
}

export async function insertCriteria(
  ctx: Ctx,
  scope: CompanyScope,
  rows: (Criterion & { id: string; postingId: string; place: number })[],
): Promise<void> {
  await ctx.db
    .insert(postingCriteria)
    .values(rows.map((row) => ({ ...row, companyId: scope.companyId })));
}

/** Which of these applications must stay anonymous to the member for now. */
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
