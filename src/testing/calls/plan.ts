import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

async function createRequest(world: World) {
  const by = await world.member(await world.company(), 'owner');
  const { id: requestId } = await world
    .call(by)
    .plan.request({ plan: 'business', period: 'monthly' });
  return { by, requestId };
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
