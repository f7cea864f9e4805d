import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { createLink } from './create-link.ts';

/**
 * An administrator mails a password link. The present password stays valid until the link is used.
 */
export async function createPasswordLink(tx: Ctx, userId: string): Promise<void> {
  if (tx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  await createLink(tx, userId, 'set-password');
}
