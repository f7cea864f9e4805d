import { expect, test } from 'vitest';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { startTestServer } from '#testing/server.ts';
import { loadSettings } from './load-settings.ts';

test('ADM-07 settings have defaults until changed, and a change applies once every process is notified', async () => {
  await using server = await startTestServer();
  const { ctx: base, log } = server.deps;
  const ctx = {
    ...base,
    actor: { kind: 'visitor' } as const,
    now: new Date(),
    requestId: 'r',
    isLocal: false,
    limitRate: async () => undefined,
    countView: () => undefined,
    log,
  };
  expect(await loadSettings(ctx)).toEqual(defaultSiteSettings);
  await ctx.db.insert(siteSettings).values([
    { key: 'isRegistrationOpen', value: false, updatedAt: ctx.now },
    { key: 'ofAnOlderVersion', value: 1, updatedAt: ctx.now },
  ]);
  await publishChange(ctx, 'settings');
  await expect
    .poll(() => loadSettings(ctx))
    .toEqual({ ...defaultSiteSettings, isRegistrationOpen: false });
});
