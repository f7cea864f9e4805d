import { v7 as uuid } from 'uuid';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { splitName } from '#domain/account/split-name.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import {
  findCandidate,
  insertAdminAccount,
  upsertSolePassword,
  updateToVerified,
  upsertAdmin,
} from './admin.store.ts';

export type AdminCandidate = 'new' | 'unverified' | 'verified' | 'admin';

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
    await upsertAdmin(tx, { id: uuid(), email });
    await noteAction(tx, {
      action: 'account.made-admin',
      target: { kind: 'account', id: userId },
      before: { was: candidate },
      after: { email },
    });
  });
}
