import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadActingAdmins, lockAdmins } from './admin-list.store.ts';

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
