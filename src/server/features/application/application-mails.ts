import type { ApplicationStatus, leftStatuses } from '#domain/application/application-status.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import { mailUnread } from '#server/features/notification/digests.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { createFormat } from '#texts/format.ts';
import type { Conversation, NewMessage } from './application-messages.store.ts';
import { countArrived } from './application.store.ts';

export async function mailMove(
  ctx: Ctx,
  move: {
    id: string;
    to: ApplicationStatus;
    reason: string | null;
    application: {
      id: string;
      studentId: string;
      email: string;
      postingTitle: string;
      companyName: string;
    };
  },
): Promise<void> {
  const { application } = move;
  const { t, wantsMail, layOut } = await findReader(ctx, { userId: application.studentId });
  if (!wantsMail('application.moved')) return;
  const names = {
    title: application.postingTitle,
    company: application.companyName,
    status: t(`application.status.${move.to}`),
  };
  const body = layOut({
    heading: t('mail.moved.heading', names),
    paragraphs: [
      t('mail.moved.body', names),
      t(`application.meaning.${move.to}`),
      ...(move.reason === null ? [] : [t('mail.moved.reason', { reason: move.reason })]),
    ],
    action: {
      label: t('mail.action'),
      url: `${ctx.publicUrl}/student-dashboard?application=${application.id}`,
    },
    footer: t('mail.footer'),
  });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    {
      mail: {
        id: move.id,
        to: application.email,
        subject: t('mail.moved.subject', names),
        ...body,
      },
    },
    { key: move.id },
  );
}

export async function mailReceipt(
  ctx: Ctx,
  sent: {
    applicationId: string;
    studentId: string;
    to: string;
    posting: { title: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId: sent.studentId });
  if (!wantsMail('application.sent')) return;
  const names = { title: sent.posting.title, company: sent.posting.companyName };
  const body = layOut({
    heading: t('mail.received.heading'),
    paragraphs: [t('mail.received.body', names), t('mail.received.next')],
    action: {
      label: t('mail.action'),
      url: `${ctx.publicUrl}/student-dashboard?application=${sent.applicationId}`,
    },
    footer: t('mail.footer'),
  });
  const id = `${sent.applicationId}.received`;
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    {
      mail: {
        id,
        to: sent.to,
        subject: t('mail.received.subject', { company: names.company }),
        ...body,
      },
    },
    { key: id },
  );
}

/**
 * Queues the mail to a recruiter about a withdrawal or declined offer, with the student's reason if
 * there is one.
 */
export async function mailWithdrawal(
  ctx: Ctx,
  left: {
    /** The mail's id, unique per move and recruiter. */
    id: string;
    userId: string;
    notificationId: string;
    email: string;
    to: (typeof leftStatuses)[number];
    reason: string | null;
    application: { id: string; fullName: string; postingTitle: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, left);
  if (!wantsMail('application.left')) return;
  const { application, reason } = left;
  const names = { name: application.fullName, title: application.postingTitle };
  const sentence = t(`mail.left.${left.to}`, names);
  const body = layOut({
    heading: sentence,
    paragraphs: [
      t('mail.left.body', names),
      ...(reason ? [t('mail.left.reason', { reason })] : []),
    ],
    action: {
      label: t('mail.left.action'),
      url: `${ctx.publicUrl}/company-dashboard/applications/${application.id}`,
    },
    footer: t('mail.company-footer', { company: application.companyName }),
  });
  await mailUnread(ctx, { id: left.id, to: left.email, subject: sentence, ...body }, left);
}

/** Queues the mail with a message's full text and a reply link for one recipient. */
export async function mailMessage(
  ctx: Ctx,
  conversation: Conversation,
  mail: {
    id: string;
    userId: string;
    to: string;
    message: NewMessage;
    notificationId: string;
    /** The reader must not know the applicant yet: the mail has neither name nor text. */
    isBlind?: boolean;
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, mail);
  if (!wantsMail('application.message')) return;
  const isToCompany = mail.message.authorKind === 'student';
  const student = mail.isBlind ? blindName(conversation.id) : conversation.fullName;
  const names = {
    from: isToCompany ? student : conversation.companyName,
    title: conversation.postingTitle,
  };
  const path = isToCompany
    ? `company-dashboard/applications/${conversation.id}?tab=messages`
    : `student-dashboard?application=${conversation.id}`;
  const body = layOut({
    heading: t('mail.message.heading', names),
    paragraphs: [
      t('mail.message.body', names),
      mail.isBlind ? t('mail.message.blind') : mail.message.body,
    ],
    action: {
      label: t('mail.message.action'),
      url: `${ctx.publicUrl}/${path}`,
    },
    footer: t(isToCompany ? 'mail.company-footer' : 'mail.footer', {
      company: conversation.companyName,
    }),
  });
  const subject = t('mail.message.subject', names);
  await mailUnread(ctx, { id: mail.id, to: mail.to, subject, ...body }, mail);
}

/** Mails administrators yesterday's number of applications (UTC) once, unless it is zero. */
export async function mailCount(ctx: Ctx): Promise<void> {
  const { mailsAdmins, reportsApplications } = await loadSavedSettings(ctx);
  if (!mailsAdmins || !reportsApplications) return;
  const today = new Date(Math.floor(ctx.now.getTime() / dayMs) * dayMs);
  const yesterday = new Date(today.getTime() - dayMs);
  const arrived = await countArrived(ctx, yesterday, today);
  if (arrived.count === 0) return;
  const id = `applications.${yesterday.toISOString().slice(0, 10)}`;
  await inTransaction(ctx, (tx) =>
    mailAdmins(tx, 'reportsApplications', id, ({ t, locale }) => ({
      subject: t('admin-mail.applications.subject', arrived),
      text: t('admin-mail.applications.text', {
        ...arrived,
        date: createFormat(locale, 'UTC').date(yesterday),
      }),
      action: { label: t('admin-mail.applications.action'), path: '/analytics' },
    })),
  );
}
