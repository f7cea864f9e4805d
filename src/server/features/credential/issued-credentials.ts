import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { mailUnread } from '#server/features/notification/digests.ts';
import { notifyUser } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { insertEntry } from './credential-log.store.ts';
import {
  countIssued,
  findCredential,
  findHolderEmail,
  pageIssued,
  updateList,
  updateRevoked,
  type IssuedFilter,
} from './credential.store.ts';
import { logEntryOf } from './verify-log.ts';

/** All badges, for administrators. */
export async function listIssued(ctx: Ctx, input: Paging & IssuedFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted] = await Promise.all([
    pageIssued(ctx, scope, input),
    countIssued(ctx, scope, input),
  ]);
  return { ...page, total: cappedTotal(counted) };
}

/** Takes a badge back: in the status list, in the log, and with a reason that verifiers read. */
export async function revokeCredential(
  ctx: Ctx,
  { credentialId, reason }: { credentialId: string; reason: string },
) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const row = await updateRevoked(tx, scope, { id: credentialId, reason });
    if (!row) {
      // Another administrator was first; their reason stays.
      if (await findCredential(tx, credentialId)) return { id: credentialId };
      throw new AppError('NOT_FOUND');
    }
    const { salt, title, userId, document } = row;
    await updateList(tx, row);
    const { proofValue } = document['proof'] as { proofValue: string };
    await insertEntry(tx, logEntryOf('revoked', { salt, proofValue }));
    const data = { kind: 'credential.revoked', credentialId, title } as const;
    const notificationId = await notifyUser(tx, userId, data);
    await mailRevocation(tx, { userId, notificationId, title, reason });
    await noteAction(tx, {
      action: 'credential.revoked',
      target: { kind: 'credential', id: credentialId },
      after: { title, reason },
    });
    return { id: credentialId };
  });
}

type Revoked = { userId: string; notificationId: string; title: string; reason: string };

/** Mails the holder of a revoked badge the reason, unless the notification is read first. */
async function mailRevocation(
  ctx: Ctx,
  { userId, notificationId, title, reason }: Revoked,
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId });
  const to = await findHolderEmail(ctx, userId);
  if (!wantsMail('credential.revoked') || to === undefined) return;
  const subject = t('shell.notification.badge-revoked', { title });
  const body = layOut({
    heading: subject,
    paragraphs: [t('credential.mail.reason', { reason }), t('credential.mail.text')],
    action: {
      label: t('credential.mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/skill-test/badges`,
    },
    footer: t('credential.mail.footer'),
  });
  await mailUnread(ctx, { id: notificationId, to, subject, ...body }, { userId, notificationId });
}
