import type { UserType } from '#domain/account/user-type.ts';
import type { MemberRole } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { countOwners, findOpenCompany } from './user.store.ts';

type Account = {
  userType: UserType;
  companyId?: string | undefined;
  memberRole?: MemberRole | undefined;
};

/**
 * The company membership for this account type, or null. The first member of an approved company
 * becomes its owner.
 */
export async function findMembership(
  tx: Ctx,
  { userType, companyId, memberRole }: Account,
): Promise<{ companyId: string; role: MemberRole } | null> {
  if (userType !== 'company') return null;
  if (companyId === undefined || !(await findOpenCompany(tx, companyId)))
    throw new AppError('COMPANY_UNKNOWN');
  const role = (await countOwners(tx, companyId)) === 0 ? 'owner' : (memberRole ?? 'recruiter');
  return { companyId, role };
}
