import { expect, test } from 'vitest';
import { boardSettings, feedSettings } from '#domain/external-jobs/boards-of.ts';
import { sourceFields } from '#domain/setting/setting-fields.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { createWorld } from '#testing/world.ts';
import { refreshSources } from './refresh-sources.ts';

const settings = { ...boardSettings, ...feedSettings };
type Source = keyof typeof settings;

test('ADM-07 each setting of the job sources is of one source', () => {
  expect(Object.values(settings).toSorted()).toEqual(Object.keys(sourceFields).toSorted());
});

test.each(Object.keys(settings) as Source[])(
  'ADM-07 %s is fetched if and only if its setting says so',
  async (source) => {
    await using fake = await startFakeSources();
    await using world = await createWorld();
    const refresh = () =>
      refreshSources(world.ctx({ kind: 'system' }, { sources: fake.sources() }));
    await refresh();
    expect(await world.tasks('external-jobs.fetch')).toEqual([]);
    const board = source === 'webfeed' ? 'https://jobs.acme.test/feed' : 'acme';
    const isFeed = Object.hasOwn(feedSettings, source);
    const value = isFeed ? true : board;
    await world.db
      .insert(siteSettings)
      .values({ key: settings[source], value, updatedAt: world.now });
    await refresh();
    expect(await world.tasks('external-jobs.fetch')).toEqual([
      { source, board: isFeed ? null : board },
    ]);
  },
);
