import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isDeletionConfirmed } from '#domain/account/is-deletion-confirmed.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireRemainingAdmin } from '#server/features/account/administration/admins.ts';
import { endSessions, requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { withdrawDeleted } from '#server/features/application/withdraw-deleted.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { endCoaching } from '#server/features/coach/slots.ts';
import { endInterviews } from '#server/features/interview/finished-interviews.ts';
import { endPaymentsOf } from '#server/features/plan/payments.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { deleteTraces, updateCompanyOf } from './delete-traces.store.ts';
import {
  deleteAccount,
  deletePersonal,
  findEmail,
  loadFileKeys,
  loadMentioned,
  lockApplicationsOf,
  updateToNameless,
  updateToPseudonym,
} from './delete-user.store.ts';

/**
 * Erases a person. No other code does. Deletes the profile, files, credentials, sessions, messages
 * and settings, and mails, tasks and cached answers that mention the person. Companies keep
 * applications without name, address, cover letter, answers or resume; open ones are withdrawn. The
 * account row stays as a
 * pseudonym only if there are applications. File bytes are deleted after the commit.
 */
export async function deleteUser(tx: Ctx, userId: string): Promise<{ applicationsKept: number }> {
  return requireRemainingAdmin(tx, async () => {
    const email = orNotFound(await findEmail(tx, userId));
    const nobody = tx.texts.translate('en')('application.deleted-person');
    const applications = await lockApplicationsOf(tx, userId);
    const keys = await loadFileKeys(tx, userId);
    const mentioned = await loadMentioned(tx, userId);
    await endSessions(tx, [userId]);
    const closed = await updateCompanyOf(tx, userId);
    if (closed.length > 0) {
      await indexPostings(tx, closed);
      await publishChange(tx, 'postings');
    }
    await withdrawDeleted(tx, userId, applications);
    await updateToNameless(tx, userId, nobody);
    const words = [userId, email, ...applications.map(({ id }) => id), ...mentioned];
    await deleteTraces(tx, { userId, email, words });
    await tx.tasks.forget(tx.db, words);
    await endCoaching(tx, userId, nobody);
    for (const { companyId, id: applicationId } of applications)
      await endInterviews(tx, { companyId, applicationId });
    await endPaymentsOf(tx, { userId });
    await deletePersonal(tx, userId, email);
    if (applications.length === 0) await deleteAccount(tx, userId);
    else await updateToPseudonym(tx, userId, nobody);
    for (const key of keys) await tx.tasks.add(tx.db, 'file.remove', { key }, { key });
    await tx.mailbox?.forget(words);
    return { applicationsKept: applications.length };
  });
}

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
