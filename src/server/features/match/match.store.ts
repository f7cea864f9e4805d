import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { noConditions } from '#domain/posting/posting-conditions.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isPublicPosting } from '#server/db/open-posting.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { isShared, visibleTests } from '#server/db/visible-badges.ts';
import type { CompanyScope } from '#server/scopes.ts';

const matched = {
  title: postings.title,
  category: postings.category,
  skills: postings.skills,
  level: postings.level,
  type: postings.type,
  location: postings.location,
  workplace: sql<Workplace | null>`${postings.workplace}`,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
  deadline: postings.deadline,
  minDegree: postings.minDegree,
  batchFrom: postings.batchFrom,
  batchTo: postings.batchTo,
  needsPermit: postings.needsPermit,
  skillBadge: postings.skillBadge,
};

const person = {
  id: profiles.id,
  name: users.name,
  skills: profiles.skills,
  location: profiles.location,
  specialization: profiles.specialization,
  isActive: profiles.isActive,
  userType: profiles.userType,
};
const studied = {
  ...person,
  bio: profiles.bio,
  badges: visibleTests(profiles.id),
  preferences: jobPreferences,
  activeAt: studentSearch.activeAt,
};

/** The match input of public postings. */
async function loadPublic(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .select({ ...matched, id: postings.id })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(inArray(postings.id, [...ids]), isPublicPosting));
}

type PublicStudent = Awaited<ReturnType<typeof loadPublic>>[number];
export type PostingRow = Omit<PublicStudent, 'id'>;

/** The same for external postings, which never state hard requirements. */
async function loadOutside(ctx: Ctx, ids: readonly string[]): Promise<PublicStudent[]> {
  const rows = await ctx.db
    .select({
      id: externalPostings.id,
      title: externalPostings.title,
      category: externalPostings.category,
      skills: externalPostings.skills,
      level: externalPostings.level,
      type: externalPostings.type,
      location: externalPostings.location,
      workplace: externalPostings.workplace,
      salaryMin: externalPostings.salaryMin,
      salaryMax: externalPostings.salaryMax,
      salaryCurrency: externalPostings.salaryCurrency,
      salaryPeriod: externalPostings.salaryPeriod,
      deadline: externalPostings.deadline,
    })
    .from(externalPostings)
    .where(and(inArray(externalPostings.id, [...ids]), isNull(externalPostings.closedAt)));
  return rows.map((row) => ({ ...row, ...noConditions }));
}

/** The match input of internal and external postings that a student may see. */
export async function loadPostings(ctx: Ctx, ids: readonly string[]): Promise<PublicStudent[]> {
  if (ids.length === 0) return [];
  return (await Promise.all([loadPublic(ctx, ids), loadOutside(ctx, ids)])).flat();
}

/**
 * The match input of posting and student for these applications, as far as the reader may see them.
 */
export async function loadReceived(ctx: Ctx, scope: CompanyScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return ctx.db
    .select({
      id: applications.id,
      postingId: applications.postingId,
      posting: matched,
      person,
      badges: visibleTests(applications.studentId, isShared(applications)),
      preferences: jobPreferences,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(profiles, eq(profiles.id, applications.studentId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .leftJoin(jobPreferences, eq(jobPreferences.userId, applications.studentId))
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        inArray(applications.id, [...ids]),
        isAssigned(scope),
      ),
    );
}

export async function findCompanyPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select(matched)
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        eq(postings.id, postingId),
        isAccessible(scope, postings.id),
        ne(postings.state, 'removed'),
      ),
    );
  return row;
}

export async function loadStudents(ctx: Ctx, studentIds: readonly string[]) {
  return ctx.db
    .select(studied)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(jobPreferences, eq(jobPreferences.userId, profiles.id))
    .leftJoin(studentSearch, eq(studentSearch.userId, profiles.id))
    .where(sql`${profiles.id} = any(${sql.param([...studentIds])}::uuid[])`)
    .orderBy(desc(profiles.id));
}

export type StudentRow = Awaited<ReturnType<typeof loadStudents>>[number];
