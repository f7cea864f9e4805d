import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import { type hostStates, ownSource } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { applications, heldApplications } from '#server/db/tables/applications.ts';
import { aboutCompanyColumns, brandVersionColumn, companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { savedPostings } from '#server/db/tables/saved-searches.ts';
import { visibleStatus } from '#server/db/visible-status.ts';
import { wholeDescription } from '#server/db/whole-description.ts';
import type { StudentScope } from '#server/scopes.ts';

const ownColumns = {
  id: postings.id,
  companyId: postings.companyId,
  source: sql<string>`${ownSource}::text`,
  hostState: sql<(typeof hostStates)[number] | null>`null::text`,
  url: sql<string | null>`null::text`,
  title: postings.title,
  companyName: companies.name,
  companySlug: companies.slug,
  logoId: companies.logoId,
  description: wholeDescription,
  asks: sql<boolean>`(jsonb_array_length(${postings.screeningQuestions}) > 0)`,
  primaryRole: postings.primaryRole,
  duration: postings.duration,
  location: postings.location,
  workplace: sql<Workplace | null>`${postings.workplace}`,
  category: postings.category,
  type: postings.type,
  level: postings.level,
  skills: postings.skills,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
  deadline: postings.deadline,
  deadlineZone: sql<string | null>`${postings.deadlineZone}`,
  postedAt: postings.postedAt,
  createdAt: postings.createdAt,
};

const externalColumns = {
  id: externalPostings.id,
  companyId: sql<string | null>`null::uuid`,
  source: externalPostings.source,
  hostState: sql<(typeof hostStates)[number] | null>`${externalPostings.hostState}`,
  url: externalPostings.url,
  title: externalPostings.title,
  companyName: externalPostings.companyName,
  companySlug: sql<string | null>`null::text`,
  logoId: sql<string | null>`null::uuid`,
  description: sql<string | null>`${externalPostings.description}`,
  asks: sql<boolean>`false`,
  primaryRole: sql<string | null>`null::text`,
  duration: sql<string | null>`null::text`,
  location: externalPostings.location,
  workplace: sql<Workplace | null>`${externalPostings.workplace}`,
  category: externalPostings.category,
  type: externalPostings.type,
  level: externalPostings.level,
  skills: externalPostings.skills,
  salaryMin: externalPostings.salaryMin,
  salaryMax: externalPostings.salaryMax,
  salaryCurrency: externalPostings.salaryCurrency,
  salaryPeriod: externalPostings.salaryPeriod,
  deadline: externalPostings.deadline,
  deadlineZone: sql<string | null>`null::text`,
  postedAt: externalPostings.postedAt,
  createdAt: externalPostings.firstSeenAt,
};

export type CardRow =
  | Awaited<ReturnType<typeof loadOwnCards>>[number]
  | Awaited<ReturnType<typeof loadExternalCards>>[number];

/** Cards of the internal ones among these postings, open or not. */
export async function loadOwnCards(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .select(ownColumns)
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isOneOf(postings.id, ids))
    .prepare('own cards')
    .execute();
}

export async function loadExternalCards(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .select(externalColumns)
    .from(externalPostings)
    .where(isOneOf(externalPostings.id, ids))
    .prepare('external cards')
    .execute();
}

/** The same SQL text for any number of ids, so that each connection plans the statement once. */
const isOneOf = (column: PgColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/**
 * The details of an internal posting beside its card. Excludes drafts, removed ones, and those of
 * companies that are not approved.
 */
export async function findOwnDetails(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select({
      ...ownColumns,
      state: postings.state,
      isComplete: postings.isComplete,
      screeningQuestions: postings.screeningQuestions,
      minDegree: postings.minDegree,
      batchFrom: postings.batchFrom,
      batchTo: postings.batchTo,
      needsPermit: postings.needsPermit,
      skillBadge: postings.skillBadge,
      about: aboutCompanyColumns,
      companyLocation: companies.location,
      brandVersion: brandVersionColumn,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        eq(postings.id, postingId),
        inArray(postings.state, ['active', 'closed']),
        eq(companies.status, 'approved'),
      ),
    );
  return row;
}

export async function findExternalDetails(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select({
      ...externalColumns,
      closedAt: externalPostings.closedAt,
    })
    .from(externalPostings)
    .where(eq(externalPostings.id, postingId));
  return row;
}

/**
 * Which of these postings the student saved, and the status of the student's applications to them.
 */
export async function loadOfStudent(ctx: Ctx, scope: StudentScope, ids: readonly string[]) {
  const [saved, applied, pending] = await Promise.all([
    ctx.db
      .select({ id: savedPostings.postingId })
      .from(savedPostings)
      .where(
        and(eq(savedPostings.userId, scope.studentId), inArray(savedPostings.postingId, [...ids])),
      ),
    ctx.db
      .select({ id: applications.postingId, status: visibleStatus })
      .from(applications)
      .where(
        and(eq(applications.studentId, scope.studentId), inArray(applications.postingId, [...ids])),
      ),
    ctx.db
      .select({ id: heldApplications.postingId })
      .from(heldApplications)
      .where(
        and(
          eq(heldApplications.studentId, scope.studentId),
          inArray(heldApplications.postingId, [...ids]),
        ),
      ),
  ]);
  return {
    saved: new Set(saved.map(({ id }) => id)),
    status: new Map<string, ApplicationStatus>([
      ...pending.map(({ id }) => [id, 'pending'] as const),
      ...applied.map(({ id, status }) => [id, status] as const),
    ]),
  };
}
