import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { deleteUser } from './delete-user.ts';

/**
 * Permanently deletes the actor's account. The actor must type the confirmation word, in any
 * supported language, and have reauthenticated recently.
 */
export async function removeAccount(ctx: Ctx, typed: string): Promise<void> {
  const { actor, texts } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const words = texts.locales.map((locale) => texts.translate(locale)('settings.delete.word'));
  if (!words.some((word) => isDeletionConfirmed(typed, word))) throw new AppError('NOT_CONFIRMED');
  await requireConfirmed(ctx, confirmationMinutes);
  await inTransaction(ctx, async (tx) => {
    await deleteUser(tx, actor.userId);
    if (actor.kind !== 'admin') return;
    // The deletion of an administrator is audited.
    await noteAction(tx, {
      action: 'account.deleted',
      target: { kind: 'account', id: actor.userId },
    });
  });
}
