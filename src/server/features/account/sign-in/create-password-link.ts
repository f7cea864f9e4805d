import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { createLink } from './create-link.ts';

/** An administrator has a link mailed with which the owner of an account sets its password; the present one stays until then. */
export async function createPasswordLink(tx: Ctx, userId: string): Promise<void> {
  if (tx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  await createLink(tx, userId, 'set-password');
}
