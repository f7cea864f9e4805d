import { v7 as uuid } from 'uuid';
import { subscriptions } from '#server/db/tables/subscriptions.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

async function createRequest(world: World) {
  const by = await world.member(await world.company(), 'owner');
  const { id: requestId } = await world
    .call(by)
    .plan.request({ plan: 'business', period: 'monthly' });
  return { by, requestId };
}

async function createGranted(world: World) {
  const { by: owner, requestId } = await createRequest(world);
  const admin = await world.admin();
  await world.call(admin).plan.grant({ requestId, until: null });
  const { companyId } = owner;
  const found = (await world.rows(subscriptions)).find((row) => row.companyId === companyId);
  return { owner, admin, subscriptionId: found?.id ?? '' };
}

export const plan: CallsOf<'plan'> = {
  loadOwn: async (world) => ({ by: (await createRequest(world)).by, input: {} }),
  request: async (world) => ({
    by: await world.member(await world.company(), 'owner'),
    input: { plan: 'enterprise', period: 'yearly', message: 'We hire in four countries.' },
  }),
  withdrawRequest: async (world) => {
    const { by, requestId } = await createRequest(world);
    return { by, input: { requestId } };
  },
  createCheckout: async (world) => ({
    by: await world.student(),
    input: { plan: 'pro', period: 'monthly' },
  }),
  createPortal: async (world) => {
    const by = await world.student();
    await world.db.insert(subscriptions).values({
      id: uuid(),
      userId: by.userId,
      plan: 'pro',
      period: 'monthly',
      state: 'active',
      payer: 'stripe',
      customerRef: `cus_${by.userId}`,
      subscriptionRef: `sub_${by.userId}`,
      createdAt: world.now,
      updatedAt: world.now,
    });
    return { by, input: {} };
  },
  setNext: async (world) => {
    const { owner } = await createGranted(world);
    return { by: owner, input: { plan: 'starter' } };
  },
  saveKept: async (world) => {
    const { owner } = await createGranted(world);
    const made = [];
    for (let n = 0; n < 6; n++) made.push(await world.posting({ id: owner.companyId }));
    return { by: owner, input: { postingIds: made.slice(0, 2).map(({ id }) => id) } };
  },
  setPastDue: async (world) => {
    const { admin, subscriptionId } = await createGranted(world);
    return { by: admin, input: { subscriptionId, isPastDue: true } };
  },
  listRequests: async (world) => {
    await createRequest(world);
    return { by: await world.admin(), input: {} };
  },
  listSubscriptions: async (world) => {
    const { requestId } = await createRequest(world);
    const by = await world.admin();
    await world.call(by).plan.grant({ requestId, until: null });
    return { by, input: {} };
  },
  grant: async (world) => {
    const { requestId } = await createRequest(world);
    return { by: await world.admin(), input: { requestId, until: '2027-01-31' } };
  },
  refuse: async (world) => {
    const { requestId } = await createRequest(world);
    return { by: await world.admin(), input: { requestId, reason: 'Please confirm the address.' } };
  },
};
