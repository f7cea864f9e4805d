import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { isShownInterview } from '#server/db/interview-members.ts';
import { isWaitingFile } from '#server/db/is-waiting-file.ts';
import { isApplicationOf, isPostingOf } from '#server/db/joins.ts';
import { isPublicPosting, isSuspended } from '#server/db/open-posting.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { offers } from '#server/db/tables/offers.ts';
import { postings } from '#server/db/tables/postings.ts';
import {
  hasAcceptedOffer,
  isStandingOffer,
  isVisibleOffer,
  visibleChangedAt,
  visibleStatus,
  visibleVersion,
} from '#server/db/visible-status.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function findWholeOwn(ctx: Ctx, scope: StudentScope, applicationId: string) {
  const [row] = await ctx.db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      postingId: applications.postingId,
      postingTitle: postings.title,
      companyName: companies.name,
      hasPage: isPublicPosting,
      isCompanyAway: isSuspended,
      hasAccepted: hasAcceptedOffer,
      status: visibleStatus,
      version: visibleVersion,
      fullName: applications.fullName,
      email: applications.email,
      phone: applications.phone,
      coverLetter: applications.coverLetter,
      answers: applications.answers,
      resume: { id: files.id, name: files.name, isWaiting: isWaitingFile },
      appliedAt: applications.createdAt,
      changedAt: visibleChangedAt,
      firstAnsweredAt: applications.firstAnsweredAt,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)));
  return row;
}

/** Cards of each status that its column shows. */
const maxInColumn = 20;

export async function loadOwnBoard(ctx: Ctx, scope: StudentScope) {
  const newest = sql`partition by ${visibleStatus} order by ${visibleChangedAt} desc, ${applications.id} desc`;
  const ranked = ctx.db.$with('ranked').as(
    ctx.db
      .select({
        id: applications.id,
        postingId: sql<string>`${applications.postingId}`.as('posting_id'),
        postingTitle: sql<string>`${postings.title}`.as('posting_title'),
        companyName: sql<string>`${companies.name}`.as('company_name'),
        hasPage: sql<boolean>`${isPublicPosting}`.as('has_page'),
        status: sql<ApplicationStatus>`${visibleStatus}`.as('shown_status'),
        changedAt: sql<Date>`${visibleChangedAt}`.mapWith(applications.updatedAt).as('changed_at'),
        rank: sql<number>`(row_number() over (${newest}))::int`.as('rank'),
        count: sql<number>`(count(*) over (partition by ${visibleStatus}))::int`.as('count'),
      })
      .from(applications)
      .innerJoin(postings, isPostingOf(applications))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(eq(applications.studentId, scope.studentId)),
  );
  const { rank, ...shown } = ranked._.selectedFields;
  return ctx.db
    .with(ranked)
    .select(shown)
    .from(ranked)
    .where(lte(rank, maxInColumn))
    .orderBy(asc(rank));
}

export async function loadOwnInterviews(ctx: Ctx, scope: StudentScope, applicationId: string) {
  return ctx.db
    .select({
      id: interviews.id,
      startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      endsAt: sql<Date>`${interviews.endsAt}`.mapWith(interviews.endsAt),
      status: interviews.status,
      platform: interviews.platform,
    })
    .from(applications)
    .innerJoin(interviews, isApplicationOf(interviews))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        eq(applications.id, applicationId),
        isNotNull(interviews.startsAt),
        isShownInterview(ctx.now),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
}

type Between = { from: Date; to: Date };

const dateColumns = {
  applicationId: applications.id,
  postingId: applications.postingId,
  postingTitle: postings.title,
  companyName: companies.name,
};

/** The student's interviews in this time. */
export async function loadInterviewDates(ctx: Ctx, scope: StudentScope, { from, to }: Between) {
  return ctx.db
    .select({ ...dateColumns, at: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt) })
    .from(applications)
    .innerJoin(interviews, isApplicationOf(interviews))
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        ne(interviews.status, 'cancelled'),
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, to),
        isShownInterview(ctx.now),
      ),
    );
}

/** The student's unanswered offers that end in this time. */
export async function loadOpenOffers(
  ctx: Ctx,
  scope: StudentScope,
  { from, to }: Pick<Between, 'from'> & Partial<Between>,
) {
  return ctx.db
    .select({ ...dateColumns, id: offers.id, at: offers.expiresAt })
    .from(applications)
    .innerJoin(offers, isApplicationOf(offers))
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        eq(visibleStatus, 'offer_made'),
        isNull(offers.answer),
        isStandingOffer,
        gte(offers.expiresAt, from),
        to && lt(offers.expiresAt, to),
        isVisibleOffer,
      ),
    );
}

/**
 * Of the applications with an offer to be answered, the first; those without terms are last. One
 * that was accepted or has expired waits for nothing, though the application stays in its status.
 */
export async function findOffered(ctx: Ctx, scope: StudentScope) {
  const standing = sql`from ${offers}
    where ${isApplicationOf(offers)} and ${isStandingOffer} and ${isVisibleOffer}`;
  const until = sql<Date | null>`(select min(${offers.expiresAt}) ${standing}
    and ${offers.answer} is null and ${gte(offers.expiresAt, ctx.now)})`;
  const isWaiting = sql`(${until} is not null or not exists (select ${standing}))`;
  const [row] = await ctx.db
    .select({ id: applications.id, until: until.mapWith(offers.expiresAt) })
    .from(applications)
    .where(
      and(eq(applications.studentId, scope.studentId), eq(visibleStatus, 'offer_made'), isWaiting),
    )
    .orderBy(sql`${until} asc nulls last`, desc(visibleChangedAt), asc(applications.id))
    .limit(1);
  return row;
}

/** Locks the student's own application until the transaction ends. */
export async function lockOwn(ctx: Ctx, scope: StudentScope, applicationId: string): Promise<void> {
  await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)))
    .for('update');
}

export async function updateLeft(
  ctx: Ctx,
  scope: StudentScope,
  change: { applicationId: string; to: (typeof leftStatuses)[number] },
): Promise<void> {
  await ctx.db
    .update(applications)
    .set({
      status: change.to,
      stageId: null,
      version: sql`${applications.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(
      and(eq(applications.studentId, scope.studentId), eq(applications.id, change.applicationId)),
    );
}
