import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';

/** The active administrators whose address is confirmed. */
export function loadAdminReaders(ctx: Ctx): Promise<{ userId: string; email: string }[]> {
  return ctx.db
    .select({ userId: users.id, email: users.email })
    .from(adminUsers)
    .innerJoin(users, sql`lower(${users.email}) = lower(${adminUsers.email})`)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
        sql`${profiles.isActive} is not false`,
      ),
    )
    .orderBy(asc(users.id));
}
