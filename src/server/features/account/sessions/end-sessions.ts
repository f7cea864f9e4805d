import type { EndReason } from '#domain/account/end-reason.ts';
import type { Ctx } from '#server/context.ts';
import { deleteSessions } from '#server/features/account/administration/company-account.store.ts';
import { publishEnd } from '#server/live/publish-live.ts';

/**
 * Ends all sessions of these users, and their open streams once the transaction commits. Open pages
 * show the reason, if any.
 */
export async function endSessions(tx: Ctx, userIds: string[], why?: EndReason): Promise<void> {
  if (userIds.length === 0) return;
  await deleteSessions(tx, userIds);
  for (const userId of userIds) await publishEnd(tx.db, { userId, why });
}
