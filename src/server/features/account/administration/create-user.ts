import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import type { UserType } from '#domain/account/user-type.ts';
import type { MemberRole } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { createPasswordLink } from '#server/features/account/sign-in/create-password-link.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { upsertAdminOf } from './admin-list.store.ts';
import { findMembership } from './find-membership.ts';
import { insertUser, upsertMembership } from './user-change.store.ts';

type Input = {
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  companyId?: string | undefined;
  memberRole?: MemberRole | undefined;
};

/**
 * An administrator creates an account. Its owner receives a link that sets the password and
 * confirms the address.
 */
export async function createUser(ctx: Ctx, input: Input) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const { firstName, lastName, email, userType } = input;
    const id = uuid();
    const membership = await findMembership(tx, input);
    if (!(await insertUser(tx, { id, firstName, lastName, email }, userType)))
      throw new AppError('LOGIN_EXISTS');
    await upsertMembership(tx, id, membership);
    if (userType === 'admin') await upsertAdminOf(tx, { id: uuid(), email }, true);
    await createPasswordLink(tx, id);
    await noteAction(tx, {
      action: 'account.created',
      target: { kind: 'account', id },
      after: { userType, ...membership },
    });
    return { id, email };
  });
}
