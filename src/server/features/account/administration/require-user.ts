import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { AdminScope } from '#server/scopes.ts';
import { lockUserRow } from './user-change.store.ts';

/** Locks the account that an administrator edits. Refuses if its version has changed. */
export async function requireUser(
  tx: Ctx,
  scope: AdminScope,
  { userId, version }: { userId: string; version: number },
) {
  const user = await lockUserRow(tx, scope, userId);
  if (user === undefined) throw new AppError('NOT_FOUND');
  if (user.version !== version) throw new AppError('ACCOUNT_CHANGED');
  return user;
}
