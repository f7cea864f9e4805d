import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { AdminScope } from '#server/scopes.ts';
import { lockUserRow } from './user-change.store.ts';

/** The account that an administrator changes, held until the transaction ends, if it still is as the administrator saw it. */
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
