import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { auditTargetOf } from './audit-target-of.ts';
import { notifySubscriber } from './notify-subscriber.ts';
import { updateRequest } from './plan-request.store.ts';
import { requireOpenRequest } from './require-open-request.ts';

/** An administrator refuses a request and tells the requester why. */
export async function refuseRequest(
  ctx: Ctx,
  { requestId, reason }: { requestId: string; reason: string },
) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const { request, subscriber } = await requireOpenRequest(tx, scope, requestId);
    const { plan, period } = request;
    const decision = { reason, decidedBy: scope.adminId, decidedAt: tx.now };
    await updateRequest(tx, requestId, { state: 'refused', ...decision });
    await notifySubscriber(tx, subscriber, { plan, what: 'refused', endsAt: null, reason });
    await noteAction(tx, {
      action: 'plan.refused',
      target: auditTargetOf(subscriber),
      after: { plan, period, reason },
    });
    return { id: requestId };
  });
}
