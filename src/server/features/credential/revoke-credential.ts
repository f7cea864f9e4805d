import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { notifyUser } from '#server/features/notification/notices.ts';
import { requireAdmin } from '#server/scopes.ts';
import { insertEntry } from './credential-log.store.ts';
import { updateList, findCredential, updateRevoked } from './credential.store.ts';
import { logEntryOf } from './log-entry-of.ts';
import { mailRevocation } from './mail-revocation.ts';

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
