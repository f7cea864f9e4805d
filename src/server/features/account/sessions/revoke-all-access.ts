import { linkPurposes } from '#domain/account/link-state.ts';
import type { Ctx } from '#server/context.ts';
import { updateToChanged } from '#server/features/account/account-row.store.ts';
import { updateToOver } from '#server/features/account/sign-in/account-token.store.ts';
import { deleteDevices } from '#server/features/account/sign-in/sign-in.store.ts';
import { endOthersOf } from './end-other-sessions.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Shuts out whoever else got into an account: every session but the owner's own ends, sign-ins between their two steps
 * start over, mailed links expire, and no browser is known any more.
 */
export async function revokeAllAccess(
  tx: Ctx,
  userId: string,
  { ownSessionId }: { ownSessionId?: string | undefined } = {},
): Promise<void> {
  if (ownSessionId === undefined) await endSessions(tx, [userId]);
  else await endOthersOf(tx, userId, ownSessionId);
  await updateToOver(tx, userId, linkPurposes);
  await deleteDevices(tx, userId);
  await updateToChanged(tx, userId);
}
