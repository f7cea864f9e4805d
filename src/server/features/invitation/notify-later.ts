import { graceMs } from '#domain/application/bulk-move.ts';
import type { Ctx } from '#server/context.ts';

/** Notifies the other side of where an invitation then stands, once it can no longer be undone. */
export async function notifyLater(tx: Ctx, invitationId: string): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + graceMs + 1_000);
  const key = `${invitationId} ${tx.now.getTime()}`;
  await tx.tasks.add(tx.db, 'invitation.notify', { invitationId }, { key, startAfter });
}
