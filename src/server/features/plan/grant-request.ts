import { hasEnded, periodEnd } from '#domain/plan/subscription.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { auditTargetOf } from './audit-target-of.ts';
import { grantOf } from './grant-of.ts';
import { notifySubscriber } from './notify-subscriber.ts';
import { updateRequest } from './plan-request.store.ts';
import { findSubscription, lockSubscriber } from './plan.store.ts';
import { requireOpenRequest } from './require-open-request.ts';
import { saveSubscription } from './save-subscription.ts';

type Input = { requestId: string; until: string | null; reason: string };

/** An administrator grants a request: the plan begins at once and ends on the day given. */
export async function grantRequest(ctx: Ctx, { requestId, until, reason }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const { request, subscriber } = await requireOpenRequest(tx, scope, requestId);
    const { plan, period } = request;
    await lockSubscriber(tx, subscriber);
    const current = await findSubscription(tx, subscriber);
    // A renewal begins where the period that was granted before ends.
    const isRenewal = current?.plan === plan && current.payer === 'manual';
    const running = isRenewal && !hasEnded(current, tx.now) ? current.endsAt : null;
    const from = running !== null && running > tx.now ? running : tx.now;
    const endsAt = until === null ? periodEnd(period, from) : new Date(`${until}T23:59:59.999Z`);
    if (endsAt <= tx.now) throw new AppError('PLAN_END_PAST');
    // Nobody pays twice: what the provider collects until now ends.
    const paid = current?.payer === 'manual' ? null : current?.subscriptionRef;
    if (paid) await tx.tasks.add(tx.db, 'plan.end-payment', { ref: paid });
    await saveSubscription(
      tx,
      subscriber,
      { ...grantOf(tx, plan, period), endsAt },
      { payer: 'manual', providerId: requestId, kind: 'granted', happenedAt: tx.now },
    );
    const decision = { reason, decidedBy: scope.adminId, decidedAt: tx.now };
    await updateRequest(tx, requestId, { state: 'granted', ...decision });
    await notifySubscriber(tx, subscriber, { plan, what: 'granted', endsAt, reason });
    await noteAction(tx, {
      action: 'plan.granted',
      target: auditTargetOf(subscriber),
      after: { plan, period, until: endsAt, reason },
    });
    return { id: requestId, endsAt };
  });
}
