import { v7 as uuid } from 'uuid';
import type { AdminRow } from '#contract/account-admins.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { splitName } from '#domain/account/split-name.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions, requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  deleteAdminRow,
  findAdminRow,
  findCandidate,
  insertAdminAccount,
  insertAdminRow,
  loadActingAdmins,
  loadAdminRows,
  lockAdmins,
  updateAdminActive,
  updateToVerified,
  upsertAdminOf,
  upsertSolePassword,
} from './admin.store.ts';

/**
 * An administrator adds an address. Its account becomes an administrator once the address is
 * confirmed.
 */
export async function createAdminEntry(ctx: Ctx, { email }: { email: string }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    await lockAdmins(tx);
    const id = uuid();
    if (!(await insertAdminRow(tx, { id, email }))) throw new AppError('ALREADY_ADMIN');
    const row = await findAdminRow(tx, id);
    // A change of privileges requires a new sign-in.
    if (row?.userId) await endSessions(tx, [row.userId]);
    await noteAction(tx, {
      action: 'admin.added',
      target: { kind: 'admin', id },
      after: { email, accountId: row?.userId ?? null },
    });
    return { id, email };
  });
}

type AdminCandidate = 'new' | 'unverified' | 'verified' | 'admin';

type Passwords = {
  isCommonPassword: (password: string) => boolean;
  hashPassword: (password: string) => Promise<string>;
};

export async function findAdminCandidate(ctx: Ctx, email: string): Promise<AdminCandidate> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  if (!isEmail(email.trim())) throw new AppError('EMAIL_INVALID');
  const found = await findCandidate(ctx, email.trim().toLowerCase());
  if (found === undefined) return 'new';
  if (!found.emailVerified) return 'unverified';
  return found.isAdmin && !found.isSwitchedOff ? 'admin' : 'verified';
}

/**
 * Creates an administrator; command line only. A confirmed account keeps its password. Anyone could
 * have registered an unconfirmed address, so such an account gets a new password and its sessions
 * end.
 */
export async function createAdmin(
  ctx: Ctx,
  { isCommonPassword, hashPassword }: Passwords,
  input: { email: string; name: string; password?: string },
): Promise<void> {
  const email = input.email.trim().toLowerCase();
  const candidate = await findAdminCandidate(ctx, email);
  const needsPassword = candidate === 'new' || candidate === 'unverified';
  if (needsPassword) allow(mayUsePassword(input.password ?? '', isCommonPassword));
  const password = needsPassword ? await hashPassword(input.password ?? '') : undefined;
  await inTransaction(ctx, async (tx) => {
    const found = await findCandidate(tx, email);
    const userId = found?.userId ?? uuid();
    const name = found?.name ?? input.name;
    if (found === undefined) await insertAdminAccount(tx, { id: userId, name, email });
    await updateToVerified(tx, userId, splitName(name));
    if (password !== undefined) {
      await upsertSolePassword(tx, userId, { id: uuid(), password });
      await publishEnd(tx.db, { userId });
    }
    await upsertAdminOf(tx, { id: uuid(), email }, true);
    await noteAction(tx, {
      action: 'account.made-admin',
      target: { kind: 'account', id: userId },
      before: { was: candidate },
      after: { email },
    });
  });
}

export async function listAdmins(ctx: Ctx): Promise<{ items: AdminRow[] }> {
  requireAdmin(ctx);
  const rows = await loadAdminRows(ctx);
  return {
    items: rows.map(({ id, email, isActive, createdAt, userId, ...user }) => ({
      id,
      email,
      isActive,
      createdAt,
      user:
        userId === null
          ? null
          : {
              id: userId,
              name: user.name ?? '',
              isEmailConfirmed: user.isEmailConfirmed ?? false,
              isActive: user.isUserActive,
              hasTwoFactor: user.hasTwoFactor,
              version: user.version ?? 1,
            },
    })),
  };
}

/** Everyone who is told what concerns the whole platform. */
export function listAdminReaders(ctx: Ctx): Promise<{ userId: string; email: string }[]> {
  return loadActingAdmins(ctx);
}

/**
 * Runs a change that may remove an administrator. Changes run one at a time, recheck the actor's
 * role, and are refused if no administrator would remain.
 */
export async function requireRemainingAdmin<T>(tx: Ctx, change: () => Promise<T>): Promise<T> {
  await lockAdmins(tx);
  const { actor } = tx;
  const before = await loadActingAdmins(tx);
  if (actor.kind === 'admin' && !before.some(({ userId }) => userId === actor.userId))
    throw new AppError('FORBIDDEN');
  const done = await change();
  const after = await loadActingAdmins(tx);
  if (before.length > 0 && after.length === 0) throw new AppError('LAST_ADMIN');
  return done;
}

/**
 * An administrator removes an entry from the list, but never the last administrator. The account
 * remains.
 */
export async function removeAdmin(ctx: Ctx, { adminId }: { adminId: string }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const row = orNotFound(await findAdminRow(tx, adminId));
      await deleteAdminRow(tx, adminId);
      if (row.userId !== null) await endSessions(tx, [row.userId]);
      await noteAction(tx, {
        action: 'admin.removed',
        target: { kind: 'admin', id: adminId },
        before: { email: row.email, isActive: row.isActive, accountId: row.userId },
      });
      return { id: adminId };
    }),
  );
}

/** Deactivates or reactivates an administrator entry, but never the last active administrator. */
export async function setAdminActive(
  ctx: Ctx,
  { adminId, isActive }: { adminId: string; isActive: boolean },
) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const row = orNotFound(await findAdminRow(tx, adminId));
      if (row.isActive === isActive) return { id: adminId, isActive };
      await updateAdminActive(tx, adminId, isActive);
      if (row.userId !== null) await endSessions(tx, [row.userId]);
      await noteAction(tx, {
        action: isActive ? 'admin.activated' : 'admin.deactivated',
        target: { kind: 'admin', id: adminId },
        before: { isActive: row.isActive, email: row.email },
        after: { isActive },
      });
      return { id: adminId, isActive };
    }),
  );
}
