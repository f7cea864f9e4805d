import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { files } from '#server/db/tables/files.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

export async function loadNewestResumes(ctx: Ctx, scope: StudentScope, most: number) {
  const distinct = ctx.db
    .selectDistinctOn([files.sha256], { id: files.id, name: files.name, sentAt: files.createdAt })
    .from(files)
    .where(and(eq(files.ownerId, scope.studentId), eq(files.purpose, 'resume')))
    .orderBy(files.sha256, desc(files.createdAt), desc(files.id))
    .as('distinct_resumes');
  return ctx.db
    .select()
    .from(distinct)
    .orderBy(desc(distinct.sentAt), desc(distinct.id))
    .limit(most);
}

export async function findReceivedReading(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({
      id: applications.id,
      fullName: applications.fullName,
      isNamed: isNamedTo(scope.userId),
      fileId: applications.resumeFileId,
      parsed: resumeReadings.parsed,
    })
    .from(applications)
    .leftJoin(resumeReadings, eq(resumeReadings.fileId, applications.resumeFileId))
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row;
}
