import { eq } from 'drizzle-orm';
import type { AccountState } from '#domain/account/may-start-session.ts';
import type { Ctx } from '#server/context.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

export async function findAccountState(ctx: Ctx, userId: string): Promise<AccountState> {
  const rows = await ctx.db
    .select({
      isActive: profiles.isActive,
      userType: profiles.userType,
      company: { status: companies.status, isActive: companies.isActive },
    })
    .from(profiles)
    .leftJoin(companyMembers, eq(companyMembers.userId, profiles.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(profiles.id, userId));
  return {
    isExposedDemo: ctx.isPublicSite && isDemoId(userId),
    isActive: rows.every(({ isActive }) => isActive),
    isCompanyLogin: rows.some(({ userType }) => userType === 'company'),
    companies: rows.flatMap(({ company }) =>
      company === null
        ? []
        : [{ ...company, status: company.status === 'requested' ? 'pending' : company.status }],
    ),
  };
}

export async function findConfirmedAt(ctx: Ctx, sessionId: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.confirmedAt;
}
