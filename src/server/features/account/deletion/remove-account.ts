import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { deleteUser } from './delete-user.ts';

/** Deletes the actor's own account, at once and for good, when the actor typed the word that says so in any of our languages, and just showed to be its owner. */
export async function removeAccount(ctx: Ctx, typed: string): Promise<void> {
  const { actor, texts } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const words = texts.locales.map((locale) => texts.translate(locale)('settings.delete.word'));
  if (!words.some((word) => isDeletionConfirmed(typed, word))) throw new AppError('NOT_CONFIRMED');
  await requireConfirmed(ctx, confirmationMinutes);
  await inTransaction(ctx, async (tx) => {
    await deleteUser(tx, actor.userId);
    if (actor.kind !== 'admin') return;
    // Who runs the back-office leaves word of leaving.
    await noteAction(tx, {
      action: 'account.deleted',
      target: { kind: 'account', id: actor.userId },
    });
  });
}
