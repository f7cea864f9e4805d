import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { splitName } from '#domain/account/split-name.ts';
import type { UserType } from '#domain/account/user-type.ts';
import type { MemberRole } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { insertUser } from '#server/features/account/account.store.ts';
import { endSessions, requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { requireAdmin } from '#server/scopes.ts';
import { upsertAdminOf } from './admin.store.ts';
import { requireRemainingAdmin } from './admins.ts';
import { findMembership } from './find-membership.ts';
import { loadMemberships, updateLockedUser, upsertMembership } from './user.store.ts';
import { requireUser } from './users.ts';

/**
 * Creates a company account, with a hashed password or none until the owner sets one. Returns its
 * id, or null if the address is taken.
 */
export async function createCompanyAccount(
  tx: Ctx,
  { name, email, password }: { name: string; email: string; password: string | null },
): Promise<string | null> {
  if (tx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  const id = uuid();
  const isNew = await insertUser(tx, {
    id,
    name,
    ...splitName(name),
    email,
    emailVerified: password !== null,
    userType: 'company',
    password,
  });
  return isNew ? id : null;
}

type Input = {
  userId: string;
  userType: UserType;
  companyId?: string | undefined;
  memberRole?: MemberRole | undefined;
  version: number;
};

/**
 * Makes an account a student, a company member or an administrator. Its former membership or
 * administrator entry and its sessions end in the same transaction. Its applications remain.
 */
export async function setRole(ctx: Ctx, input: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const user = await requireUser(tx, scope, input);
      const { userType } = input;
      if (userType === 'admin' && !user.isEmailConfirmed) throw new AppError('EMAIL_UNCONFIRMED');
      const memberships = await loadMemberships(tx, user.id);
      const membership = await findMembership(tx, input);
      await updateLockedUser(tx, user, { userType });
      await upsertMembership(tx, user.id, membership);
      await upsertAdminOf(tx, { id: uuid(), email: user.email }, userType === 'admin');
      await endSessions(tx, [user.id]);
      await updateStudentSearch(tx, user.id);
      const version = user.version + 1;
      await noteAction(tx, {
        action: 'account.role-changed',
        target: { kind: 'account', id: user.id },
        before: { userType: user.userType, memberships, version: user.version },
        after: { userType, memberships: membership ? [membership] : [], version },
      });
      return { id: user.id, version };
    }),
  );
}
