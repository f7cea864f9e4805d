import { expect, test } from 'vitest';
import { profiles } from '#server/db/tables/profiles.ts';
import { createWorld } from '#testing/world.ts';

test('GEN-08 a theme is saved per account, for all its devices', async () => {
  await using world = await createWorld();
  const [asha, ben] = [await world.student(), await world.student()];
  const { account } = world.call(asha);
  for (const theme of ['dark', 'light', 'system'] as const) {
    expect(await account.setTheme({ theme })).toEqual({ theme });
    expect((await account.me({})).account?.theme).toBe(theme);
  }
  const rows = await world.rows(profiles);
  expect(rows.find(({ id }) => id === ben.userId)?.theme).toBeNull();
});

test('GEN-08 only the three themes are accepted, and only when signed in', async () => {
  await using world = await createWorld();
  const asha = await world.student();
  const blue = 'blue' as 'dark';
  expect(await world.refusal(() => world.call(asha).account.setTheme({ theme: blue }))).toBe(
    'INVALID_INPUT',
  );
  expect(await world.refusal(() => world.call().account.setTheme({ theme: 'dark' }))).toBe(
    'NOT_SIGNED_IN',
  );
});
