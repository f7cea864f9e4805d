import { linkPurposes } from '#domain/account/link-state.ts';
import type { Ctx } from '#server/context.ts';
import { updateToChanged } from '#server/features/account/account-row.store.ts';
import { updateToOver } from '#server/features/account/sign-in/account-token.store.ts';
import { deleteDevices } from '#server/features/account/sign-in/sign-in.store.ts';
import { endOthersOf } from './end-other-sessions.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Revokes all other access to an account: ends every other session, restarts sign-ins in progress,
 * expires mailed links and forgets known devices.
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
