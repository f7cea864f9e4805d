import { expect, test } from 'vitest';
import { notifications } from '#server/db/tables/notifications.ts';
import { subscriptions } from '#server/db/tables/subscriptions.ts';
import type { PaidSubscription, PaymentEvent } from '#server/ports/payments/payments.ts';
import { testPayments } from '#testing/test-payments.ts';
import { createWorld } from '#testing/world.ts';
import { recordPayment } from './payments.ts';
import { requestPlan, withdrawRequest } from './plan-requests.ts';

test('BILL-01 what was read from the provider before another event was recorded is not saved over it', async () => {
  await using world = await createWorld();
  const { userId } = await world.student();
  const paid = (state: PaidSubscription['state']): PaidSubscription => ({
    ...{ ref: 'sub_1', customerRef: 'cus_1', subscriber: `user:${userId}`, plan: 'pro' },
    ...{ period: 'monthly', state, startedAt: world.now, nextPlan: null, pastDueSince: null },
    endsAt: new Date(world.now.getTime() + 30 * 86_400_000),
  });
  const event = (id: string): PaymentEvent => ({
    ...{ id, kind: 'subscription.updated', happenedAt: world.now, subscriptionRef: 'sub_1' },
  });
  const record = (id: string, findSubscription: () => Promise<PaidSubscription>) => {
    const payments = { ...testPayments, findSubscription };
    return recordPayment(world.ctx({ kind: 'system' }, { payments }), event(id));
  };
  await record('evt_1', async () => paid('active'));
  let reads = 0;
  await record('evt_2', async () => {
    reads++;
    if (reads > 1) return paid('expired');
    // While this answer is on its way, the subscription ends and that event is recorded first.
    const stale = paid('active');
    await record('evt_3', async () => paid('expired'));
    return stale;
  });
  expect(reads).toBe(2);
  expect((await world.rows(subscriptions)).map(({ state }) => state)).toEqual(['expired']);
});

test('BILL-01 a payment is overdue since its first unpaid period, also when the next one begins, and is told of once', async () => {
  await using world = await createWorld();
  const { userId } = await world.student();
  const monthMs = 30 * 86_400_000;
  const record = (id: string, state: PaidSubscription['state'], period: number) => {
    const from = new Date(world.now.getTime() + period * monthMs);
    const paid: PaidSubscription = {
      ...{ ref: 'sub_1', customerRef: 'cus_1', subscriber: `user:${userId}`, plan: 'pro' },
      ...{ period: 'monthly', state, startedAt: world.now, nextPlan: null },
      pastDueSince: state === 'past_due' ? from : null,
      endsAt: new Date(from.getTime() + monthMs),
    };
    const payments = { ...testPayments, findSubscription: async () => paid };
    return recordPayment(world.ctx({ kind: 'system' }, { payments }), {
      ...{ id, kind: 'subscription.updated', happenedAt: from, subscriptionRef: 'sub_1' },
    });
  };
  const since = async () => (await world.rows(subscriptions))[0]?.pastDueSince;
  const told = async () => (await world.rows(notifications)).map(({ data }) => data);
  const overdue = { kind: 'plan.changed', plan: 'pro', what: 'past-due' };
  await record('evt_1', 'active', 0);
  expect(await since()).toBeNull();
  await record('evt_2', 'past_due', 1);
  await record('evt_3', 'past_due', 2);
  expect(await since()).toEqual(new Date(world.now.getTime() + monthMs));
  expect(await told()).toEqual([overdue]);
  await record('evt_4', 'active', 3);
  expect(await since()).toBeNull();
  await record('evt_5', 'past_due', 4);
  expect(await since()).toEqual(new Date(world.now.getTime() + 4 * monthMs));
  expect(await told()).toEqual([overdue, overdue]);
});

test('BILL-01 only an owner makes and withdraws a company’s request, whoever calls the use case', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const { id: requestId } = await world
    .call(owner)
    .plan.request({ plan: 'business', period: 'monthly' });
  for (const role of ['recruiter', 'interviewer'] as const) {
    const by = await world.member(company, role);
    const typed = { plan: 'business', period: 'monthly', message: '' } as const;
    await expect(requestPlan(world.ctx(by), typed)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
    await expect(withdrawRequest(world.ctx(by), { requestId })).rejects.toMatchObject({
      refusal: 'FORBIDDEN',
    });
  }
  expect(await withdrawRequest(world.ctx(owner), { requestId })).toEqual({ id: requestId });
});
