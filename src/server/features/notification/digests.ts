import { mailWaitMs } from '#domain/notification/notification-priority.ts';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { countUnreadKinds, lockDue, updateDigestSent } from './notification.store.ts';

/** Queues the mail of a notification; reading the notification in the app cancels it. */
export async function mailUnread(
  ctx: Ctx,
  mail: Mail,
  notification: { userId: string; notificationId: string },
): Promise<void> {
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail, unlessRead: notification },
    { key: mail.id, startAfter: new Date(ctx.now.getTime() + mailWaitMs) },
  );
}

/**
 * Sends the summaries that are due: once a day in the morning of the reader, and only if something
 * is unread.
 */
export async function sendDigests(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const due = await lockDue(tx);
    for (const reader of due) await mailDigest(tx, reader);
    await updateDigestSent(
      tx,
      due.map(({ userId }) => userId),
    );
  });
}

type Due = Awaited<ReturnType<typeof lockDue>>[number];

async function mailDigest(tx: Ctx, { userId, email, sentAt, companyName }: Due): Promise<void> {
  const since = sentAt ?? new Date(tx.now.getTime() - dayMs);
  const unread = await countUnreadKinds(tx, userId, since);
  if (unread.length === 0) return;
  const { t, layOut, wantsInSummary } = await findReader(tx, { userId });
  const shown = unread.filter(({ kind }) => wantsInSummary(kind));
  const count = shown.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return;
  const subject = t('mail.digest.subject', { count, company: companyName });
  const body = layOut({
    heading: subject,
    paragraphs: shown.map((each) =>
      t('mail.digest.line', {
        kind: t(`settings.notifications.${each.kind}`),
        count: each.count,
      }),
    ),
    action: {
      label: t('mail.digest.action'),
      url: `${tx.publicUrl}/company-dashboard/notifications?state=unread`,
    },
    footer: t('mail.company-footer', { company: companyName }),
  });
  const id = `digest.${userId}.${tx.now.toISOString().slice(0, 10)}`;
  await tx.tasks.add(
    tx.db,
    'mail.send',
    { mail: { id, to: email, subject, ...body } },
    { key: id },
  );
}
