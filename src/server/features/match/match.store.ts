import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isPublicPosting } from '#server/db/public-posting.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { jobPreferences } from '#server/db/tables/kept-searches.ts';
import { outsidePostings } from '#server/db/tables/outside-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import type { CompanyScope } from '#server/scopes.ts';

const matched = {
  skills: postings.skills,
  level: postings.level,
  type: postings.type,
  location: postings.location,
  isRemote: postings.isRemote,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryPeriod: postings.salaryPeriod,
  deadline: postings.deadline,
  minDegree: postings.minDegree,
  batchFrom: postings.batchFrom,
  batchTo: postings.batchTo,
  needsPermit: postings.needsPermit,
};

/** What is looked at of a posting that everybody may read. */
export async function findPublicPosting(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select(matched)
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(and(eq(postings.id, postingId), isPublicPosting));
  return row;
}

export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPublicPosting>>>;

/** The same of one from outside; those never say what they make a condition of. */
export async function findOutsidePosting(
  ctx: Ctx,
  postingId: string,
): Promise<PostingRow | undefined> {
  const [row] = await ctx.db
    .select({
      skills: outsidePostings.skills,
      level: outsidePostings.level,
      type: outsidePostings.type,
      location: outsidePostings.location,
      isRemote: outsidePostings.isRemote,
      salaryMin: outsidePostings.salaryMin,
      salaryMax: outsidePostings.salaryMax,
      salaryCurrency: outsidePostings.salaryCurrency,
      salaryPeriod: outsidePostings.salaryPeriod,
      deadline: outsidePostings.deadline,
    })
    .from(outsidePostings)
    .where(and(eq(outsidePostings.id, postingId), isNull(outsidePostings.closedAt)));
  return row && { ...row, minDegree: null, batchFrom: null, batchTo: null, needsPermit: false };
}

/** A posting of the company, whatever state it is in. */
export async function findCompanyPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select({ ...matched, title: postings.title })
    .from(postings)
    .where(and(eq(postings.companyId, scope.companyId), eq(postings.id, postingId)));
  return row;
}

/** Whose application it is, for which posting. */
export async function findReceived(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ studentId: applications.studentId, postingId: applications.postingId })
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

/** What is looked at of students: what they say in their profile, and what they look for. */
export async function loadStudents(ctx: Ctx, studentIds: readonly string[]) {
  return ctx.db
    .select({
      id: profiles.id,
      skills: profiles.skills,
      location: profiles.location,
      specialization: profiles.specialization,
      isActive: profiles.isActive,
      userType: profiles.userType,
      preferences: jobPreferences,
    })
    .from(profiles)
    .leftJoin(jobPreferences, eq(jobPreferences.userId, profiles.id))
    .where(sql`${profiles.id} = any(${sql.param([...studentIds])}::uuid[])`)
    .orderBy(desc(profiles.id));
}

export type StudentRow = Awaited<ReturnType<typeof loadStudents>>[number];
