import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { applications } from '#server/db/tables/applications.ts';

const isOpenOf = (studentId: string) =>
  and(eq(applications.studentId, studentId), inArray(applications.status, [...openStatuses]));

/** The student's undecided applications; the caller has locked them. */
export async function loadOpenOf(tx: Ctx, studentId: string) {
  return tx.db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      status: applications.status,
      stageId: applications.stageId,
    })
    .from(applications)
    .where(isOpenOf(studentId))
    .orderBy(asc(applications.id));
}

export async function updateOpenWithdrawn(tx: Ctx, studentId: string): Promise<void> {
  await tx.db
    .update(applications)
    .set({
      status: 'withdrawn',
      stageId: null,
      version: sql`${applications.version} + 1`,
      updatedAt: tx.now,
    })
    .where(isOpenOf(studentId));
}
