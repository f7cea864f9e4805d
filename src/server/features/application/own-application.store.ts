import { and, asc, eq, gt } from 'drizzle-orm';
import type { leftStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { isWaitingFile } from '#server/db/is-waiting-file.ts';
import { isPublicPosting } from '#server/db/public-posting.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { interviews } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
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
      status: applications.status,
      version: applications.version,
      fullName: applications.fullName,
      email: applications.email,
      phone: applications.phone,
      coverLetter: applications.coverLetter,
      answers: applications.answers,
      resume: { id: files.id, name: files.name, isWaiting: isWaitingFile },
      appliedAt: applications.createdAt,
      changedAt: applications.updatedAt,
      firstAnsweredAt: applications.firstAnsweredAt,
    })
    .from(applications)
    .innerJoin(
      postings,
      and(eq(postings.companyId, applications.companyId), eq(postings.id, applications.postingId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)));
  return row;
}

export async function loadOwnInterviews(ctx: Ctx, scope: StudentScope, applicationId: string) {
  return ctx.db
    .select({
      id: interviews.id,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      status: interviews.status,
      platform: interviews.platform,
    })
    .from(applications)
    .innerJoin(
      interviews,
      and(
        eq(interviews.companyId, applications.companyId),
        eq(interviews.applicationId, applications.id),
      ),
    )
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.id, applicationId)))
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
}

/** Withdraws the student's own application if the version is unchanged. Returns false otherwise. */
export async function updateLeft(
  ctx: Ctx,
  scope: StudentScope,
  change: { applicationId: string; to: (typeof leftStatuses)[number]; seenVersion: number },
): Promise<boolean> {
  const updated = await ctx.db
    .update(applications)
    .set({ status: change.to, version: change.seenVersion + 1, updatedAt: ctx.now })
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        eq(applications.id, change.applicationId),
        eq(applications.version, change.seenVersion),
      ),
    )
    .returning({ id: applications.id });
  return updated.length === 1;
}

export async function updateInterviews(
  ctx: Ctx,
  left: { companyId: string; applicationId: string },
): Promise<void> {
  await ctx.db
    .update(interviews)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(interviews.companyId, left.companyId),
        eq(interviews.applicationId, left.applicationId),
        eq(interviews.status, 'scheduled'),
        gt(interviews.endsAt, ctx.now),
      ),
    );
}
