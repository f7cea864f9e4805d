import { and, asc, eq, lte } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { heldApplications as held } from '#server/db/tables/applications.ts';
import { profiles } from '#server/db/tables/profiles.ts';

export type HeldKey = { studentId: string; postingId: string };

/** Returns false if the student already has one for this posting. */
export async function insertHeld(ctx: Ctx, row: Omit<typeof held.$inferInsert, 'createdAt'>) {
  const inserted = await ctx.db
    .insert(held)
    .values({ ...row, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ postingId: held.postingId });
  return inserted.length === 1;
}

/** Those from before this time, at most a thousand. */
export async function loadDueHeld(ctx: Ctx, until: Date): Promise<HeldKey[]> {
  return ctx.db
    .select({ studentId: held.studentId, postingId: held.postingId })
    .from(held)
    .where(lte(held.createdAt, until))
    .orderBy(asc(held.createdAt))
    .limit(1_000);
}

/**
 * Deletes and returns the application if it was made before this time. The limit keeps the task of
 * one that was undone from sending the one made after it too early.
 */
export async function deleteHeld(ctx: Ctx, { studentId, postingId }: HeldKey, until?: Date) {
  const [row] = await ctx.db
    .delete(held)
    .where(
      and(
        eq(held.studentId, studentId),
        eq(held.postingId, postingId),
        until && lte(held.createdAt, until),
      ),
    )
    .returning();
  return row;
}

/** The contact details of an active student account. */
export async function findSender(ctx: Ctx, studentId: string) {
  const [row] = await ctx.db
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      phone: profiles.phone,
      email: users.email,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(
        eq(profiles.id, studentId),
        eq(profiles.isActive, true),
        eq(profiles.userType, 'student'),
      ),
    );
  return row;
}
