import { subscriberIn } from '#domain/plan/subscriber.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { auditTargetOf } from './audit-target-of.ts';
import { findStanding } from './find-standing.ts';
import { notifySubscriber } from './notify-subscriber.ts';
import { findById, lockSubscriber, updateSubscription } from './plan.store.ts';

type Input = { subscriptionId: string; isPastDue: boolean };

/**
 * An administrator marks a payment by agreement as overdue, which makes the account read-only 14
 * days later, or as settled.
 */
export async function setPastDue(ctx: Ctx, { subscriptionId, isPastDue }: Input) {
  requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await findById(tx, subscriptionId));
    const subscriber = subscriberIn(found);
    await lockSubscriber(tx, subscriber);
    const now = await findById(tx, subscriptionId);
    const isAsked = isPastDue ? now?.state === 'active' : now?.state === 'past_due';
    if (now?.payer !== 'manual' || !isAsked) throw new AppError('PLAN_REQUEST_DECIDED');
    const state = isPastDue ? ('past_due' as const) : ('active' as const);
    await updateSubscription(tx, now.id, { state, pastDueSince: isPastDue ? tx.now : null });
    const { plan, readOnlyFrom } = await findStanding(tx, subscriber);
    if (isPastDue)
      await notifySubscriber(tx, subscriber, {
        plan: plan.id,
        what: 'past-due',
        endsAt: readOnlyFrom,
        reason: '',
      });
    await noteAction(tx, {
      action: isPastDue ? 'plan.past-due' : 'plan.settled',
      target: auditTargetOf(subscriber),
      before: { state: now.state },
      after: { state },
    });
    return { id: now.id, readOnlyFrom };
  });
}
