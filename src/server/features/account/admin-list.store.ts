import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';

const lockName = 'firstrung administrators';
const isSame = sql`lower(${users.email}) = lower(${adminUsers.email})`;

/** One change of who is an administrator at a time, until the transaction ends. */
export async function lockAdmins(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

/** Those who can run the back-office now: on the list, with an account that is switched on and a confirmed address. */
export async function loadActingAdmins(tx: Ctx): Promise<string[]> {
  const rows = await tx.db
    .select({ userId: users.id })
    .from(adminUsers)
    .innerJoin(users, isSame)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
        sql`${profiles.isActive} is not false`,
      ),
    );
  return rows.map(({ userId }) => userId);
}
