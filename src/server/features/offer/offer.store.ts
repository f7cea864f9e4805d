import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { offers } from '#server/db/tables/offers.ts';
import { postings } from '#server/db/tables/postings.ts';
import { isVisibleOffer, visibleStatus } from '#server/db/visible-status.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

export type OfferRow = typeof offers.$inferSelect;
export type NewOffer = typeof offers.$inferInsert;

/** An application with what its offer and letter are about. */
const about = {
  id: applications.id,
  companyId: applications.companyId,
  studentId: applications.studentId,
  status: applications.status,
  fullName: applications.fullName,
  email: applications.email,
  postingId: applications.postingId,
  postingTitle: postings.title,
  companyName: companies.name,
  timeZone: companies.timeZone,
  location: postings.location,
  salaryMin: postings.salaryMin,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
};

function applicationsOf(ctx: Ctx) {
  return ctx.db
    .select(about)
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId));
}

export async function findReceived(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await applicationsOf(ctx).where(
    and(
      eq(applications.companyId, scope.companyId),
      eq(applications.id, applicationId),
      isAssigned(scope),
    ),
  );
  return row;
}

export async function findOwn(ctx: Ctx, scope: StudentScope, applicationId: string) {
  const [row] = await applicationsOf(ctx).where(
    and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)),
  );
  return row;
}

export async function findStated(ctx: Ctx, companyId: string, applicationId: string) {
  const [row] = await applicationsOf(ctx).where(
    and(eq(applications.companyId, companyId), eq(applications.id, applicationId)),
  );
  return row;
}

const ofApplication = (of: { companyId: string; id: string }) =>
  and(eq(offers.companyId, of.companyId), eq(offers.applicationId, of.id));

/** The latest offer that was not withdrawn, as the company sees it. */
export async function findLatest(ctx: Ctx, of: { companyId: string; id: string }) {
  const [row] = await ctx.db
    .select()
    .from(offers)
    .where(and(ofApplication(of), isNull(offers.undoneAt)))
    .orderBy(desc(offers.number))
    .limit(1);
  return row;
}

/** The terms that were last sent, withdrawn or not. */
export async function findLastTerms(ctx: Ctx, of: { companyId: string; id: string }) {
  const [row] = await ctx.db
    .select()
    .from(offers)
    .where(ofApplication(of))
    .orderBy(desc(offers.number))
    .limit(1);
  return row;
}

/** The latest offer that the student was notified of; a withdrawal held back is not shown. */
export async function findShown(ctx: Ctx, of: { companyId: string; id: string }) {
  const [row] = await ctx.db
    .select({
      offer: offers,
      isWithdrawalHeld: sql<boolean>`exists (select from ${applicationMoves} m
        where m.company_id = "offers"."company_id" and m.id = "offers"."withdrawn_move_id" and m.is_held)`,
    })
    .from(offers)
    .where(and(ofApplication(of), isVisibleOffer))
    .orderBy(desc(offers.number))
    .limit(1);
  if (row === undefined) return undefined;
  const { offer, isWithdrawalHeld } = row;
  return isWithdrawalHeld ? { ...offer, withdrawnAt: null, withdrawnReason: null } : offer;
}

export async function loadLatest(ctx: Ctx, companyId: string, applicationIds: string[]) {
  const rows = await ctx.db
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        sql`${offers.applicationId} = any(${sql.param(applicationIds)}::uuid[])`,
        isNull(offers.undoneAt),
      ),
    )
    .orderBy(offers.applicationId, desc(offers.number));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

export async function countOffers(ctx: Ctx, of: { companyId: string; id: string }) {
  return ctx.db.$count(offers, ofApplication(of));
}

export async function insertOffer(ctx: Ctx, row: NewOffer): Promise<void> {
  await ctx.db.insert(offers).values(row);
}

export async function updateAnswer(
  ctx: Ctx,
  offer: Pick<OfferRow, 'companyId' | 'id'>,
  answer: 'accepted' | 'declined',
): Promise<void> {
  await ctx.db
    .update(offers)
    .set({ answer, answeredAt: ctx.now, version: sql`${offers.version} + 1` })
    .where(and(eq(offers.companyId, offer.companyId), eq(offers.id, offer.id)));
}

export async function updateWithdrawn(
  ctx: Ctx,
  offer: Pick<OfferRow, 'companyId' | 'id'>,
  by: { moveId: string; reason: string },
): Promise<void> {
  await ctx.db
    .update(offers)
    .set({
      withdrawnAt: ctx.now,
      withdrawnReason: by.reason,
      withdrawnMoveId: by.moveId,
      version: sql`${offers.version} + 1`,
    })
    .where(and(eq(offers.companyId, offer.companyId), eq(offers.id, offer.id)));
}

/**
 * Adjusts offers to moves that were undone: an offer sent by one counts as never sent, an offer
 * withdrawn by one is open again.
 */
export async function updateUndone(ctx: Ctx, companyId: string, applicationIds: string[]) {
  const ids = sql`o.company_id = ${companyId} and o.application_id = any(${sql.param(applicationIds)}::uuid[])`;
  const isUndone = (moveId: 'move_id' | 'withdrawn_move_id') => sql`exists (
    select from ${applicationMoves} m where m.company_id = o.company_id
      and m.id = ${sql.raw(`o.${moveId}`)} and m.undone_at is not null)`;
  await ctx.db.execute(sql`
    update ${offers} o set undone_at = ${ctx.now.toISOString()}::timestamptz, version = version + 1
    where ${ids} and undone_at is null and ${isUndone('move_id')}`);
  await ctx.db.execute(sql`
    update ${offers} o
    set withdrawn_at = null, withdrawn_reason = null, withdrawn_move_id = null, version = version + 1
    where ${ids} and ${isUndone('withdrawn_move_id')}`);
}

export async function findOffer(ctx: Ctx, companyId: string, offerId: string) {
  const [row] = await ctx.db
    .select()
    .from(offers)
    .where(and(eq(offers.companyId, companyId), eq(offers.id, offerId)))
    .for('update');
  return row;
}

export async function updateExpiryNotified(ctx: Ctx, offer: Pick<OfferRow, 'companyId' | 'id'>) {
  await ctx.db
    .update(offers)
    .set({ expiryNotifiedAt: ctx.now })
    .where(and(eq(offers.companyId, offer.companyId), eq(offers.id, offer.id)));
}

/** The application of an offer, for its letter. */
export async function findApplicationId(ctx: Ctx, offerId: string) {
  const [row] = await ctx.db
    .select({ applicationId: offers.applicationId })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.applicationId;
}

/** Locks the application until the transaction ends. */
export async function lockOwn(ctx: Ctx, scope: StudentScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ status: visibleStatus, isClosed: sql<boolean>`${applications.status} = 'closed'` })
    .from(applications)
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)))
    .for('update');
  return row;
}

export async function findName(ctx: Ctx, userId: string): Promise<string> {
  const [row] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}
