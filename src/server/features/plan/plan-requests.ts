import { v7 as uuid } from 'uuid';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { PlanId, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { mayRequestPlan, type PlanRequestState } from '#domain/plan/plan-request.ts';
import { subscriberIn } from '#domain/plan/subscriber.ts';
import {
  hasEnded,
  nextPeriodEnd,
  periodEnd,
  subscriptionStatusOf,
} from '#domain/plan/subscription.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { notifyAdmins } from '#server/features/notification/admin-notices.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { type AdminScope, requireAdmin } from '#server/scopes.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import { notifySubscriber } from './plan-notices.ts';
import {
  countOpenRequests,
  countRequests,
  findLatestRequest,
  insertRequest,
  lockOwnRequest,
  lockRequest,
  pageRequests,
  updateRequest,
} from './plan-request.store.ts';
import { findCompanyName, findPerson, findSubscription, lockSubscriber } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';
import { auditTargetOf, grantOf, saveSubscription } from './subscriptions.ts';

/** Requests for plans, newest first. */
export async function listRequests(
  ctx: Ctx,
  input: Paging & { state?: PlanRequestState | undefined; search?: string | undefined },
) {
  const scope = requireAdmin(ctx);
  const [page, counted, open] = await Promise.all([
    pageRequests(ctx, scope, input),
    countRequests(ctx, scope, input),
    countOpenRequests(ctx, scope),
  ]);
  const items = page.items.map(({ request, name, requestedBy, decidedBy, subscription }) => {
    const audience = request.companyId === null ? ('student' as const) : ('company' as const);
    return {
      ...request,
      audience,
      name,
      requestedBy,
      decidedBy,
      now: subscriptionStatusOf(audience, subscription ?? undefined, ctx.now).plan.id,
    };
  });
  return { ...page, items, total: cappedTotal(counted), open };
}

type RequestPlanInput = { plan: PlanId; period: PlanPeriod; message: string };

/**
 * Asks the administrators for a larger plan, or to renew one that ends. Only one request waits at a
 * time.
 */
export async function requestPlan(ctx: Ctx, { plan, period, message }: RequestPlanInput) {
  const { subscriber, userId: requestedBy } = requireSubscriber(ctx, ['owner']);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await lockSubscriber(tx, subscriber);
    const status = await findSubscriptionStatus(tx, subscriber);
    allow(mayRequestPlan(status, plan));
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

/** Withdraws a request that nobody has decided yet. */
export async function withdrawRequest(ctx: Ctx, { requestId }: { requestId: string }) {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  return inTransaction(ctx, async (tx) => {
    const request = orNotFound(await lockOwnRequest(tx, subscriber, requestId));
    if (request.state === 'granted' || request.state === 'refused')
      throw new AppError('PLAN_REQUEST_DECIDED');
    await updateRequest(tx, requestId, { state: 'withdrawn' });
    return { id: requestId };
  });
}

/** Locks a request that waits for a decision, and says whose it is. */
async function requireOpenRequest(tx: Ctx, scope: AdminScope, requestId: string) {
  const request = orNotFound(await lockRequest(tx, scope, requestId));
  if (request.state !== 'open') throw new AppError('PLAN_REQUEST_DECIDED');
  return { request, subscriber: subscriberIn(request) };
}

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

type GrantRequestInput = { requestId: string; until: string | null; reason: string };

/** An administrator grants a request: the plan begins at once and ends on the day given. */
export async function grantRequest(ctx: Ctx, { requestId, until, reason }: GrantRequestInput) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const { request, subscriber } = await requireOpenRequest(tx, scope, requestId);
    const { plan, period } = request;
    await lockSubscriber(tx, subscriber);
    const current = await findSubscription(tx, subscriber);
    // A renewal begins where the period that was granted before ends.
    const isRenewal = current?.plan === plan && current.payer === 'manual';
    const before = isRenewal && !hasEnded(current, tx.now) ? current : null;
    const next =
      before?.endsAt && before.endsAt > tx.now
        ? nextPeriodEnd({ ...before, period }, before.endsAt)
        : periodEnd(period, tx.now);
    const endsAt = until === null ? next : new Date(`${until}T23:59:59.999Z`);
    if (endsAt <= tx.now) throw new AppError('PLAN_END_PAST');
    // Nobody pays twice: what the provider collects until now ends.
    const paid = current?.payer === 'manual' ? null : current?.subscriptionRef;
    if (paid) await tx.tasks.add(tx.db, 'plan.end-payment', { ref: paid });
    await saveSubscription(
      tx,
      subscriber,
      // A renewal goes on with the periods of the plan.
      { ...grantOf(tx, plan, period), ...(before && { startedAt: before.startedAt }), endsAt },
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
