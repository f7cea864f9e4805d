import { expect, test } from 'vitest';
import type { PageContext } from '#contract/page-context.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { startTestServer } from '#testing/server.ts';

const web = {
  isDevelopment: false,
  render: async (_: Request, { settings, texts, translate }: PageContext) =>
    new Response(
      JSON.stringify([settings.platformName, texts(['site'])['site'], translate('site.product')]),
      { headers: { 'content-type': 'text/html' } },
    ),
};

test('ADM-07 a new platform name shows immediately on cached and uncached pages, in every process', async () => {
  await using server = await startTestServer({ web });
  await using second = await startTestServer({ web, beside: server });
  const named = async (path: string) => {
    const [name, site, title] = JSON.parse(await (await second.fetch(path)).text());
    return [name, site.product, title];
  };
  for (const path of ['/', '/login'])
    expect(await named(path)).toEqual(['Firstrung', 'Firstrung', 'Firstrung']);
  await server.deps.db
    .insert(siteSettings)
    .values({ key: 'platformName', value: 'Rungs', updatedAt: new Date() });
  await publishChange(server.deps, 'settings');
  for (const path of ['/', '/login'])
    await expect.poll(() => named(path)).toEqual(['Rungs', 'Rungs', 'Rungs']);
});
