import { v7 as uuid } from 'uuid';
import type { UserRow } from '#contract/account-users.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { printedName } from '#domain/account/printed-name.ts';
import type { UserType } from '#domain/account/user-type.ts';
import type { MemberRole } from '#domain/actor.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { dayMs } from '#domain/time.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { generatePassword } from '#server/auth/passwords.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { insertUser, updatePassword } from '#server/features/account/account.store.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import {
  endSessions,
  requireConfirmed,
  revokeAllAccess,
} from '#server/features/account/sessions/sessions.ts';
import { createPasswordLink } from '#server/features/account/sign-in/account-links.ts';
import { deleteTwoFactor } from '#server/features/account/two-factor/two-factor.store.ts';
import { mailSecurity } from '#server/features/account/two-factor/two-factor.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { type AdminScope, requireAdmin } from '#server/scopes.ts';
import { lockAdmins, upsertAdminOf } from './admin.store.ts';
import { requireRemainingAdmin } from './admins.ts';
import { findMembership } from './find-membership.ts';
import {
  countCompanyUsers,
  countUsers,
  lockUserRow,
  pageUsers,
  updateLockedUser,
  updateName,
  upsertMembership,
  type UserFilter,
} from './user.store.ts';

type Company = NonNullable<UserRow['company']> & { phone: string | null; location: string | null };
type Stored = Omit<UserRow, 'company'> & { company: Company | null; isAdmin: boolean };

/** An account as the back office sees it. An administrator entry overrides the stored type. */
function userRowOf({ isAdmin, company, ...row }: Stored): UserRow {
  return {
    ...row,
    userType: isAdmin ? 'admin' : row.userType,
    company: company && { id: company.id, name: company.name, role: company.role },
  };
}

/** A company account. The company's phone and location replace missing personal ones. */
function companyUserOf(row: Stored): UserRow {
  const { phone = null, location = null } = row.company ?? {};
  return { ...userRowOf(row), phone: row.phone || phone, location: row.location || location };
}

type ListUsersInput = Paging & UserFilter & { order?: 'newest' | 'oldest' | undefined };

export async function listUsers(ctx: Ctx, { order, ...input }: ListUsersInput) {
  const scope = requireAdmin(ctx);
  const total = cappedTotal(await countUsers(ctx, scope, input));
  const oldestFirst = order === 'oldest';
  const page = await pageUsers(ctx, scope, {
    ...input,
    oldestFirst,
    found: total.count,
  });
  return { ...page, items: page.items.map(userRowOf), total };
}

export async function listCompanyUsers(ctx: Ctx, input: Paging & Omit<UserFilter, 'type'>) {
  const scope = requireAdmin(ctx);
  const { now } = ctx;
  const thisMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const filter = { ...input, type: 'company' as const };
  const [counted, counts] = await Promise.all([
    countUsers(ctx, scope, filter),
    countCompanyUsers(ctx, scope, thisMonth),
  ]);
  const total = cappedTotal(counted);
  const page = await pageUsers(ctx, scope, { ...filter, found: total.count });
  return { ...page, items: page.items.map(companyUserOf), total, counts };
}

type CreateUserInput = {
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
export async function createUser(ctx: Ctx, input: CreateUserInput) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const { firstName, lastName, email, userType } = input;
    const id = uuid();
    const membership = await findMembership(tx, input);
    const person = { id, name: printedName(input), firstName, lastName, email, userType };
    if (!(await insertUser(tx, { ...person, emailVerified: false, password: null })))
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

/** Locks the account that an administrator edits. Refuses if its version has changed. */
export async function requireUser(
  tx: Ctx,
  scope: AdminScope,
  { userId, version }: { userId: string; version: number },
) {
  const user = orNotFound(await lockUserRow(tx, scope, userId));
  if (user.version !== version) throw new AppError('ACCOUNT_CHANGED');
  return user;
}

type UpdateUserInput = {
  userId: string;
  firstName: string;
  lastName: string;
  phone: string;
  location: string;
  version: number;
};

/**
 * Corrects the profile details of an account. The audit log names the changed fields but not their
 * values.
 */
export async function updateUser(ctx: Ctx, { userId, version, ...input }: UpdateUserInput) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, { userId, version });
    const values = {
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.phone || null,
      location: input.location || null,
    };
    const fields = (Object.keys(values) as (keyof typeof values)[]).filter(
      (field) => values[field] !== user[field],
    );
    if (fields.length === 0) return { id: userId, version };
    await updateLockedUser(tx, user, values);
    await updateName(tx, userId, printedName(input));
    await updateStudentSearch(tx, userId);
    await noteAction(tx, {
      action: 'account.edited',
      target: { kind: 'account', id: userId },
      before: { version },
      after: { version: version + 1, fields },
    });
    return { id: userId, version: version + 1 };
  });
}

type SetUserActiveInput = { userId: string; isActive: boolean; version: number };

/**
 * Deactivates or reactivates an account. Deactivation ends its sessions and streams in the same
 * transaction.
 */
export async function setUserActive(ctx: Ctx, { isActive, ...input }: SetUserActiveInput) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const user = await requireUser(tx, scope, input);
      const { id, version } = user;
      if (user.isActive === isActive) return { id, version };
      await updateLockedUser(tx, user, { isActive });
      if (!isActive) await endSessions(tx, [id], 'ACCOUNT_DEACTIVATED');
      await updateStudentSearch(tx, id);
      await noteAction(tx, {
        action: isActive ? 'account.activated' : 'account.deactivated',
        target: { kind: 'account', id },
        before: { isActive: user.isActive, version },
        after: { isActive, version: version + 1 },
      });
      return { id, version: version + 1 };
    }),
  );
}

/** How long a temporary password is valid. */
const temporaryPasswordMs = dayMs;

type SetUserPasswordInput = {
  userId: string;
  way: 'link' | 'password';
  password?: string | undefined;
  version: number;
};

/**
 * Resets a password: by a mailed link, or with a temporary password that is shown once, is valid
 * for a day and only lets the owner choose another. A temporary password ends all sessions.
 */
export async function setUserPassword(
  ctx: Ctx,
  { way, password: typed, ...input }: SetUserPasswordInput,
) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const isLink = way === 'link';
  const { minPasswordLength } = await loadSettings(ctx);
  const password = typed || generatePassword(minPasswordLength);
  if (!isLink) allow(mayUsePassword(password, ctx.accounts.isCommonPassword, minPasswordLength));
  const stored = isLink ? null : await ctx.accounts.hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, input);
    const until = new Date(tx.now.getTime() + temporaryPasswordMs);
    if (stored === null) await createPasswordLink(tx, user.id);
    else {
      await updatePassword(tx, user.id, stored, until);
      await revokeAllAccess(tx, user.id);
    }
    await noteAction(tx, {
      action: stored === null ? 'account.link-sent' : 'account.password-replaced',
      target: { kind: 'account', id: user.id },
      after: stored === null ? null : { until: until.toISOString(), isMade: !typed },
    });
    return { email: user.email, password: isLink ? null : password };
  });
}

export async function removeUser(ctx: Ctx, input: { userId: string; version: number }) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    // Locks administrators before the account; all changes to both use this order.
    await lockAdmins(tx);
    const { id, userType, isActive } = await requireUser(tx, scope, input);
    const { applicationsKept } = await deleteUser(tx, id);
    await noteAction(tx, {
      action: 'account.deleted',
      target: { kind: 'account', id },
      before: { userType, isActive },
      after: { applicationsKept },
    });
    return { id, applicationsKept };
  });
}

type RemoveUserTwoFactorInput = { userId: string; version: number };

/**
 * A recently reauthenticated administrator removes the second factor of another user. All sessions
 * end and the owner is notified. If the account requires a second factor, the next sign-in sets one
 * up.
 */
export async function removeUserTwoFactor(ctx: Ctx, input: RemoveUserTwoFactorInput) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, input);
    const { id, version, email } = user;
    // Administrators turn off their own second factor in their settings, if that is allowed.
    if (id === scope.adminId) throw new AppError('FORBIDDEN');
    if (!(await deleteTwoFactor(tx, id))) throw new AppError('NOT_FOUND');
    await updateLockedUser(tx, user, {});
    await endSessions(tx, [id]);
    await mailSecurity(tx, email, 'two-factor-reset');
    await noteAction(tx, {
      action: 'account.two-factor-removed',
      target: { kind: 'account', id },
      before: { version },
      after: { version: version + 1 },
    });
    return { id, version: version + 1 };
  });
}
