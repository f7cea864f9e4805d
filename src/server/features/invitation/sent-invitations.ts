import { v7 as uuid } from 'uuid';
import { expiryOf, mayInvite } from '#domain/invitation/invitation.ts';
import { weekMs } from '#domain/time.ts';
import { isTooLateToUndo, notifyAfterUndo } from '#domain/undo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireCandidate } from '#server/features/match/candidates.ts';
import { notifyCompany, notifyUsers } from '#server/features/notification/notices.ts';
import { findOwnOpenPosting } from '#server/features/posting/own-postings.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireMember } from '#server/scopes.ts';
import { createFormat } from '#texts/format.ts';
import {
  countSince,
  deleteInvitation,
  deleteSent,
  findApplied,
  findInvited,
  findStillFindable,
  insertInvitation,
  lockInvitation,
  lockInvitations,
  lockSent,
  updateInvitation,
} from './invitation.store.ts';

/**
 * Notifies the other side of an invitation's state at that time, once a change can no longer be
 * undone.
 */
export async function notifyLater(tx: Ctx, invitationId: string): Promise<void> {
  const startAfter = notifyAfterUndo(tx.now);
  const key = `${invitationId} ${tx.now.getTime()}`;
  await tx.tasks.add(tx.db, 'invitation.notify', { invitationId }, { key, startAfter });
}

type Input = { studentId: string; postingId: string };

/**
 * Invites a student to apply. The student is notified once that can no longer be undone; when
 * several companies invite at once, the weekly limit still holds.
 */
export async function createInvitation(ctx: Ctx, { studentId, postingId }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    await lockInvitations(tx, studentId);
    const { isAvailable } = await requireCandidate(tx, { studentId, postingId });
    const posting = await findOwnOpenPosting(tx, postingId);
    const pair = { studentId, postingId };
    const applied = await findApplied(tx, scope, pair);
    allow(
      mayInvite({
        isPostingOpen: posting !== undefined,
        isAvailable,
        hasApplied: applied?.isNamed ?? false,
        isInvited: (await findInvited(tx, scope, pair)) !== undefined,
        invitedThisWeek: await countSince(tx, studentId, new Date(ctx.now.getTime() - weekMs)),
      }),
    );
    const id = uuid();
    const expiresAt = expiryOf(ctx.now, posting?.deadline ?? null);
    // A refusal would reveal who applied to a member who reviews blind; the applicant is not
    // notified.
    const state = applied === undefined ? 'sent' : 'applied';
    await insertInvitation(tx, scope, { ...pair, id, expiresAt, state });
    await notifyLater(tx, id);
    return { id, expiresAt };
  });
}

/** Takes an invitation back before the student is notified; it leaves no trace. */
export async function undoInvitation(ctx: Ctx, { invitationId }: { invitationId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const sent = orNotFound(await lockSent(tx, scope, invitationId));
    const isLate = isTooLateToUndo(sent.createdAt, ctx.now);
    if (isLate || sent.notifiedAt !== null) throw new AppError('UNDO_TOO_LATE');
    await deleteSent(tx, scope, invitationId);
    return { id: invitationId };
  });
}

type Sent = {
  invitation: { id: string; studentId: string; postingId: string; expiresAt: Date };
  postingTitle: string;
  companyName: string;
  email: string;
};

/** Mails an invitation to apply, if the student wants such mails. */
export async function mailInvitation(
  ctx: Ctx,
  { invitation, postingTitle: title, companyName: company, email }: Sent,
): Promise<void> {
  const { id, studentId, postingId, expiresAt } = invitation;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId: studentId });
  if (!wantsMail('invitation.received')) return;
  const until = createFormat(locale, timeZone).date(expiresAt, 'long');
  const body = layOut({
    heading: t('invitation.mail.heading', { company }),
    paragraphs: [
      t('invitation.mail.text', { company, title }),
      t('invitation.mail.until', { until }),
      t('invitation.mail.decline'),
    ],
    action: {
      label: t('invitation.mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/invitations?job=${postingId}`,
    },
    footer: t('invitation.mail.footer'),
  });
  const mail = {
    id,
    to: email,
    subject: t('invitation.mail.subject', { company, title }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

/**
 * Notifies the student of an invitation, or the company of a declined one, each once, however often
 * this runs. A change that was undone is never mentioned.
 */
export async function notifyInvitation(
  ctx: Ctx,
  { invitationId }: { invitationId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockInvitation(tx, invitationId);
    if (found === undefined) return;
    const { invitation, postingTitle, companyName, studentName, studentEmail } = found;
    const { postingId, companyId, studentId, state, notifiedAt, answerNotifiedAt } = invitation;
    const about = { invitationId, postingId, postingTitle };
    if (state === 'declined') {
      if (answerNotifiedAt !== null) return;
      await updateInvitation(tx, invitationId, { answerNotifiedAt: tx.now });
      await notifyCompany(tx, companyId, { kind: 'invitation.declined', ...about, studentName });
      return;
    }
    if (notifiedAt !== null) return;
    // The student may have withdrawn consent after they were invited.
    if (!(await findStillFindable(tx, { studentId, companyId })))
      return deleteInvitation(tx, invitationId);
    await updateInvitation(tx, invitationId, { notifiedAt: tx.now });
    // A student who has applied in the meantime needs no invitation.
    if (state !== 'sent') return;
    const data = { kind: 'invitation.received' as const, ...about, companyName };
    await notifyUsers(tx, [{ id: uuid(), userId: studentId, data }]);
    await mailInvitation(tx, { invitation, postingTitle, companyName, email: studentEmail });
    await notifyHome(tx, studentId);
  });
}
