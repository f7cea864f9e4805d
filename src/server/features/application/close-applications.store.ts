import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { applications, heldApplications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { AdminScope } from '#server/scopes.ts';

/** Locks what the company has not decided, in the order in which moves lock applications. */
export async function lockUndecided(tx: Ctx, _scope: AdminScope, companyId: string) {
  return tx.db
    .select({ id: applications.id, status: applications.status, stageId: applications.stageId })
    .from(applications)
    .where(
      and(eq(applications.companyId, companyId), inArray(applications.status, [...openStatuses])),
    )
    .orderBy(asc(applications.id))
    .for('update');
}

/** Closes locked applications; students see what they saw before until they are told. */
export async function updateClosed(
  tx: Ctx,
  _scope: AdminScope,
  { companyId, ids }: { companyId: string; ids: string[] },
): Promise<void> {
  await tx.db
    .update(applications)
    .set({
      status: 'closed',
      stageId: null,
      heldStatus: sql`coalesce(${applications.heldStatus}, ${applications.status})`,
      heldChangedAt: sql`coalesce(${applications.heldChangedAt}, ${applications.updatedAt})`,
      version: sql`${applications.version} + 1`,
      updatedAt: tx.now,
    })
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.id} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
}

/** Deletes the applications to the company's postings that were not sent yet. */
export async function deleteHeldOf(tx: Ctx, _scope: AdminScope, companyId: string) {
  const { rows } = await tx.db.execute<{
    studentId: string;
    postingId: string;
    postingTitle: string;
  }>(sql`
    delete from ${heldApplications} h using ${postings} p
    where p.id = h.posting_id and p.company_id = ${companyId}
    returning h.user_id as "studentId", p.id as "postingId", p.title as "postingTitle"`);
  return rows;
}
