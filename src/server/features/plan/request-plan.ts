import { v7 as uuid } from 'uuid';
import type { PlanId, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { mayRequestPlan } from '#domain/plan/plan-request.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyAdmins } from '#server/features/notification/notify-admins.ts';
import { findStanding } from './find-standing.ts';
import { findLatestRequest, insertRequest } from './plan-request.store.ts';
import { findCompanyName, findPerson, lockSubscriber } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

type Input = { plan: PlanId; period: PlanPeriod; message: string };

/**
 * Asks the administrators for a larger plan, or to renew one that ends. Only one request waits at a
 * time.
 */
export async function requestPlan(ctx: Ctx, { plan, period, message }: Input) {
  const { subscriber, userId: requestedBy } = requireSubscriber(ctx, ['owner']);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await lockSubscriber(tx, subscriber);
    const standing = await findStanding(tx, subscriber);
    allow(mayRequestPlan(standing, plan));
    const latest = await findLatestRequest(tx, subscriber);
    if (latest?.state === 'open') throw new AppError('PLAN_REQUESTED');
    await insertRequest(tx, {
      id,
      ...subscriber,
      requestedBy,
      plan,
      period,
      message,
      createdAt: tx.now,
    });
    const from =
      'companyId' in subscriber
        ? await findCompanyName(tx, subscriber.companyId)
        : ((await findPerson(tx, subscriber.userId))?.name ?? '');
    await notifyAdmins(tx, { kind: 'plan.requested', requestId: id, plan, from });
    return { id };
  });
}
