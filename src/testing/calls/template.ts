import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const texts = { name: 'Position filled', body: 'Dear {first_name}, we chose somebody else.' };

async function createTemplate(world: World) {
  const by = await world.member(await world.company());
  const { id: templateId } = await world.call(by).template.create({ ...texts, kind: 'rejection' });
  return { by, templateId };
}

export const template: CallsOf<'template'> = {
  list: async (world) => ({ by: (await createTemplate(world)).by, input: {} }),
  create: async (world) => ({
    by: await world.member(await world.company()),
    input: { ...texts, kind: 'reply' },
  }),
  update: async (world) => {
    const { by, templateId } = await createTemplate(world);
    return { by, input: { ...texts, templateId, version: 1 } };
  },
  remove: async (world) => {
    const { by, templateId } = await createTemplate(world);
    return { by, input: { templateId } };
  },
};
