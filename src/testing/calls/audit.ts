import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

async function createAction(world: World) {
  const by = await world.admin();
  const { id: companyId } = await world.company({ status: 'pending' });
  await world.call(by).company.move({ companyId, to: 'approved', version: 1 });
  return { by, input: {} };
}

export const audit: CallsOf<'audit'> = { list: createAction, verify: createAction };

export const mailbox: CallsOf<'mailbox'> = {
  list: async (world) => {
    const texts = { subject: 'Hello', text: 'Hello', html: 'Hello' };
    await world.mailbox.send({ id: 'm1', to: 'asha@example.test', ...texts });
    return { by: await world.admin(), input: {} };
  },
};

export const article: CallsOf<'article'> = {
  list: async (world) => ({ by: await world.student(), input: {} }),
  load: async (world) => ({ by: await world.student(), input: { slug: 'how-to-read-an-offer' } }),
  loadDocument: async (world) => ({ by: await world.student(), input: { name: 'terms' } }),
};
