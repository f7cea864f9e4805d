import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '#domain/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

const visitor: Actor = { kind: 'visitor' };

const actorOf = prepareOnce((db) =>
  db
    .select({
      userType: profiles.userType,
      isActive: profiles.isActive,
      adminId: adminUsers.id,
      twoFactorOf: twoFactors.userId,
      companyId: companies.id,
      role: companyMembers.role,
      isLimited: companyMembers.isLimited,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(
      adminUsers,
      and(
        sql`lower(${adminUsers.email}) = lower(${users.email})`,
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
      ),
    )
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.confirmedAt)))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(
      companies,
      and(
        eq(companies.id, companyMembers.companyId),
        eq(companies.status, 'approved'),
        eq(companies.isActive, true),
      ),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(sql`${companies.id} is null`, companyMembers.createdAt, companyMembers.companyId)
    .limit(1)
    .prepare('actor of a user'),
);

/**
 * Reads the signed-in user on every request, so a change of role or status applies immediately.
 * Administrators need a second factor, except in the demo.
 */
export async function findActor(db: Db, userId: string, sessionId: string): Promise<Actor> {
  const [row] = await actorOf(db).execute({ userId });
  if (row === undefined || row.isActive === false) return visitor;
  const isGuarded = row.twoFactorOf !== null || isDemoId(userId);
  if (row.adminId !== null && isGuarded) return { kind: 'admin', userId, sessionId };
  if (row.userType === 'company') {
    const { companyId, role, isLimited } = row;
    if (companyId === null || role === null) return visitor;
    const member = { kind: 'member' as const, userId, sessionId, companyId, role };
    return isLimited ? { ...member, isLimited } : member;
  }
  return row.userType === 'admin' ? visitor : { kind: 'student', userId, sessionId };
}
