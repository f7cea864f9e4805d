import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';

test('ADM-07 administrators find the warnings of one request by its id', async () => {
  await using world = await createWorld();
  const { log } = world.ctx();
  log.error({ requestId: 'f3a1' }, 'one');
  log.error({ requestId: 'b2c4' }, 'other');
  const { health } = world.call(await world.admin());
  expect((await health.listWarnings({})).items).toHaveLength(2);
  const { items } = await health.listWarnings({ requestId: ' B2C ' });
  expect(items.map(({ message }) => message)).toEqual(['other']);
});
