import { eq, sql } from 'drizzle-orm';
import type { Academics } from '#domain/drive/judge-eligibility.ts';
import type { Ctx } from '#server/context.ts';
import { studentAcademics } from '#server/db/tables/drives.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function findAcademics(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select()
    .from(studentAcademics)
    .where(eq(studentAcademics.userId, scope.studentId));
  return row;
}

/** Saves the results if their version is still the one seen; 0 is none yet. Returns the new one. */
export async function upsertAcademics(
  ctx: Ctx,
  scope: StudentScope,
  { seenVersion, ...results }: Academics & { seenVersion: number },
): Promise<number | undefined> {
  const values = { ...results, updatedAt: ctx.now };
  const version = studentAcademics.version;
  const [row] =
    seenVersion === 0
      ? await ctx.db
          .insert(studentAcademics)
          .values({ ...values, userId: scope.studentId })
          .onConflictDoNothing()
          .returning({ version })
      : await ctx.db
          .update(studentAcademics)
          .set({ ...values, version: seenVersion + 1 })
          .where(
            sql`${eq(studentAcademics.userId, scope.studentId)} and ${eq(version, seenVersion)}`,
          )
          .returning({ version });
  return row?.version;
}
