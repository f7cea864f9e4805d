import { expect, test } from 'vitest';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { createDemoSet } from '#server/db/demo/demo-set.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { createWorld } from '#testing/world.ts';
import { indexSamples } from './index-samples.ts';
import { refreshBoard } from './refresh-board.ts';

test('JOBS-04 labelled sample jobs appear only in the demo, until an external source has postings', async () => {
  await using fake = await startFakeSources();
  await using world = await createWorld();
  const samples = createDemoSet({ now: world.now, passwordHash: 'x' }).externalPostings;
  expect(samples.length).toBeGreaterThan(0);
  for (const { id, url, source } of samples)
    expect([isDemoId(id), url, source]).toEqual([true, null, 'sample']);
  const found = async () =>
    (await world.call().search.list({ q: '' })).items.map(({ source }) => source);
  const ctx = world.ctx({ kind: 'system' }, { sources: fake.sources() });
  await indexSamples(ctx);
  expect(await found()).toEqual([]);
  await world.db.insert(externalPostings).values(samples);
  await indexSamples(ctx);
  expect(await found()).toEqual(samples.map(() => 'sample'));
  await world.db
    .insert(siteSettings)
    .values({ key: 'leverBoards', value: 'acme', updatedAt: world.now });
  fake.gives('lever', [{ id: '1', text: 'Baker', hostedUrl: 'https://jobs.lever.co/acme/1' }]);
  await refreshBoard(ctx, { source: 'lever', board: 'acme' });
  expect(await found()).toEqual(['lever']);
});
