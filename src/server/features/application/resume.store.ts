import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { files } from '#server/db/tables/files.ts';
import type { StudentScope } from '#server/scopes.ts';

/** The student's newest resumes; of those with the same content, the newest. */
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
