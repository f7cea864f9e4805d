import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireOwner } from './require-owner.ts';
import { updateToRevoked } from './team.store.ts';

/** Revokes an open invitation: its link stops working. */
export async function cancelInvitation(ctx: Ctx, { invitationId }: { invitationId: string }) {
  return inTransaction(ctx, async (tx) => {
    const { scope } = await requireOwner(tx);
    const [revoked] = await updateToRevoked(tx, scope, { id: invitationId });
    if (revoked === undefined) throw new AppError('NOT_FOUND');
    await noteAction(tx, {
      action: 'team.revoked',
      target: { kind: 'company', id: scope.companyId },
      before: { role: revoked.role },
    });
    return { id: revoked.id };
  });
}
