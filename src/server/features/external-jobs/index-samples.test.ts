import { expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { searchSorts } from '#domain/search/search.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { createDemoSet } from '#server/db/demo/demo-set.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
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
  const hostedUrl = 'https://jobs.lever.co/acme/1';
  fake.gives('lever', [{ id: '1', text: 'Baker', categories: { location: 'Pune' }, hostedUrl }]);
  await refreshBoard(ctx, { source: 'lever', board: 'acme' });
  expect(await found()).toEqual(['lever']);
});

test('JOBS-04 a sample job is never above a real one, in any order, and never recommended', async () => {
  await using world = await createWorld();
  const samples = createDemoSet({ now: world.now, passwordHash: 'x' }).externalPostings;
  await world.db.insert(externalPostings).values(samples);
  const company = await world.company({ name: 'Zebra' });
  const real = await world.posting(company, {
    title: 'Zoo Keeper',
    skills: ['React'],
    location: 'Pune',
    level: 'Entry Level',
    postedAt: new Date(world.now.getTime() - 90 * 86_400_000),
  });
  await indexPostings(world.ctx(), [real.id]);
  await indexSamples(world.ctx({ kind: 'system' }));
  const student = await world.student();
  await world.pool.query("update profiles set skills = '{React,CSS,Node.js}' where id = $1", [
    student.userId,
  ]);
  await world
    .call(student)
    .match.savePreferences({ ...noPreferences, years: 0, locations: ['Pune'], version: 0 });
  const search = world.call(student).search;
  for (const sort of searchSorts)
    for (const q of ['', 'react']) {
      const { items } = await search.list({ q, sort });
      const sources = items.map(({ source }) => source);
      expect(sources.toSorted(), `${sort} ${q}`).toEqual(sources);
      expect(sources[0], `${sort} ${q}`).toBe('firstrung');
    }
  const { items } = await world.call(student).match.listRecommended({});
  expect(items.map(({ id }) => id)).toEqual([real.id]);
});
