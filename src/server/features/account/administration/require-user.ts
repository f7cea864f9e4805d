import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { AdminScope } from '#server/scopes.ts';
import { lockUserRow } from './user-change.store.ts';

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
