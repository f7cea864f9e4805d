import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueriedSourceId } from '#domain/external-jobs/source.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { externalPostings, sourceStates } from '#server/db/tables/external-postings.ts';
import { postingSearch } from '#server/db/tables/search.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { type FakeSources, startFakeSources } from '#testing/fake-sources.ts';
import { sourceSamples } from '#testing/source-samples.ts';
import { createWorld, type World } from '#testing/world.ts';
import { refreshBoard } from './refresh-board.ts';
import { refreshSources } from './refresh-sources.ts';

let fake: FakeSources;
let world: World;
beforeAll(async () => {
  fake = await startFakeSources();
});
afterAll(() => fake[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await createWorld();
  for (const source of ['greenhouse', 'lever', 'ashby', 'remotive', 'arbeitnow'] as const)
    fake.behaves(source, 'normal');
  fake.asked.length = 0;
  await set('leverBoards', 'acme = Acme Foods\nmill');
});
afterEach(() => world[Symbol.asyncDispose]());

async function set(key: string, value: unknown): Promise<void> {
  await world.db
    .insert(siteSettings)
    .values({ key, value, updatedAt: world.now })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

const job = (id: string, text: string, location = 'Pune, India') => ({
  id,
  text,
  hostedUrl: `https://jobs.lever.co/acme/${id}`,
  descriptionPlain: 'We bake.',
  categories: { location },
  createdAt: Date.parse('2026-11-01T00:00:00Z'),
});
const system = () => world.ctx({ kind: 'system' }, { sources: fake.sources() });
const refresh = (source: QueriedSourceId = 'lever', board: string | null = 'acme') =>
  refreshBoard(system(), { source, board });
const rows = async () =>
  (await world.rows(externalPostings)).toSorted((a, b) => (a.sourceRef < b.sourceRef ? -1 : 1));
const indexed = async () =>
  (await world.rows(postingSearch)).map(({ source, companyName }) => [source, companyName]);

test('JOBS-04 a fetched board stores its company, and its postings are searchable and linked to the board', async () => {
  fake.gives('lever', [job('1', 'Baker'), job('2', 'Miller')]);
  await refresh();
  expect(fake.asked.map(({ url }) => url.pathname + url.search)).toEqual([
    '/lever/v0/postings/acme?mode=json',
  ]);
  expect(
    (await rows()).map(({ sourceRef, companyName, hostState }) => [
      sourceRef,
      companyName,
      hostState,
    ]),
  ).toEqual([
    ['acme/1', 'Acme Foods', 'known'],
    ['acme/2', 'Acme Foods', 'known'],
  ]);
  const { items } = await world.call().search.list({ q: 'baker' });
  expect(items.map(({ source, hostState }) => [source, hostState])).toEqual([['lever', 'known']]);
});

test('JOBS-04 newly saved boards are fetched, even by a process with outdated settings', async () => {
  fake.gives('lever', [job('1', 'Baker')]);
  const late = system();
  await loadSettings(late);
  await set('leverBoards', 'acme\nmill\nnew');
  await refreshSources(late);
  expect(await world.tasks('external-jobs.fetch')).toContainEqual({
    source: 'lever',
    board: 'new',
  });
  await loadSettings(late);
  await refreshBoard(late, { source: 'lever', board: 'new' });
  expect((await rows()).map(({ sourceRef }) => sourceRef)).toEqual(['new/1']);
});

test('JOBS-04 a posting is closed after two complete fetches without it, and reopened when it returns', async () => {
  fake.gives('lever', [job('1', 'Baker'), job('2', 'Miller')]);
  await refresh();
  const firstSeen = world.now;
  fake.gives('lever', [job('1', 'Baker')]);
  world.passTime(hourMs);
  await refresh();
  expect((await rows()).map(({ absences, closedAt }) => [absences, closedAt])).toEqual([
    [0, null],
    [1, null],
  ]);
  expect(await indexed()).toHaveLength(2);
  world.passTime(hourMs);
  fake.behaves('lever', 'down');
  await refresh();
  expect((await rows())[1]?.closedAt).toBeNull();
  fake.behaves('lever', 'normal');
  await refresh();
  expect((await rows())[1]).toMatchObject({ closedAt: world.now, firstSeenAt: firstSeen });
  expect(await indexed()).toHaveLength(1);
  world.passTime(hourMs);
  fake.gives('lever', [job('1', 'Baker'), job('2', 'Miller')]);
  await refresh();
  expect((await rows())[1]).toMatchObject({
    closedAt: null,
    absences: 0,
    firstSeenAt: firstSeen,
    lastSeenAt: world.now,
  });
  expect(await indexed()).toHaveLength(2);
});

test('JOBS-04 fetching one board does not affect another, and two fetches within a minute count as one', async () => {
  fake.gives('lever', [job('1', 'Baker')]);
  await refresh();
  await refresh('lever', 'mill');
  await refresh('lever', 'mill');
  fake.gives('lever', []);
  for (let n = 0; n < 2; n++) {
    world.passTime(hourMs);
    await refresh('lever', 'mill');
  }
  expect((await rows()).map(({ sourceRef, closedAt }) => [sourceRef, closedAt !== null])).toEqual([
    ['acme/1', false],
    ['mill/1', true],
  ]);
  expect(fake.asked).toHaveLength(4);
});

test('JOBS-04 a job listed by two sources appears once, from the source closest to the company', async () => {
  await set('readsRemotive', true);
  await set('greenhouseBoards', 'acme');
  fake.gives('remotive', {
    jobs: [
      {
        id: 1,
        title: 'Baker (Remote)',
        company_name: 'ACME Foods Ltd.',
        url: 'https://remotive.com/1',
        salary: '$40k',
      },
    ],
  });
  await refresh('remotive', null);
  expect(await indexed()).toEqual([['remotive', 'ACME Foods Ltd.']]);
  fake.gives('greenhouse', {
    jobs: [
      {
        id: 9,
        title: 'Baker',
        company_name: 'Acme Foods',
        location: { name: 'Remote' },
        absolute_url: 'https://boards.greenhouse.io/acme/jobs/9',
      },
    ],
  });
  await refresh('greenhouse');
  expect(await indexed()).toEqual([['greenhouse', 'Acme Foods']]);
  fake.gives('greenhouse', { jobs: [] });
  for (let n = 0; n < 2; n++) {
    world.passTime(hourMs);
    await refresh('greenhouse');
  }
  expect(await indexed()).toEqual([['remotive', 'ACME Foods Ltd.']]);
});

test('JOBS-04 our own posting replaces an external duplicate, even when added later', async () => {
  fake.gives('lever', [job('1', 'Baker', 'Bangalore')]);
  await refresh();
  expect(await indexed()).toEqual([['lever', 'Acme Foods']]);
  const company = await world.company({ name: 'Acme Foods Pvt. Ltd.' });
  await world.posting(company, { title: 'Baker', location: 'Bengaluru, India' });
  await refreshSources(system());
  expect(await indexed()).toEqual([['firstrung', 'Acme Foods Pvt. Ltd.']]);
  world.passTime(hourMs);
  fake.gives('lever', [job('1', 'Baker', 'Bengaluru'), job('2', 'Miller')]);
  await refresh();
  expect((await indexed()).map(([source]) => source).toSorted()).toEqual(['firstrung', 'lever']);
});

test('JOBS-04 due fetches run once across all processes, and no more often than the source allows', async () => {
  await set('readsRemotive', true);
  await Promise.all([refreshSources(system()), refreshSources(system())]);
  const first = await world.tasks('external-jobs.fetch');
  expect(
    first.toSorted((a, b) => (`${a.source}${a.board}` < `${b.source}${b.board}` ? -1 : 1)),
  ).toEqual([
    { source: 'lever', board: 'acme' },
    { source: 'lever', board: 'mill' },
    { source: 'remotive', board: null },
  ]);
  await refresh();
  await refresh('lever', 'mill');
  await refresh('remotive', null);
  world.passTime(hourMs + 1);
  await refreshSources(system());
  expect((await world.tasks('external-jobs.fetch')).length).toBe(5);
});

test('JOBS-04 removing a board closes its postings and deletes them a month later', async () => {
  fake.gives('lever', [job('1', 'Baker')]);
  await refresh();
  await set('leverBoards', 'mill');
  await refreshSources(system());
  expect(await indexed()).toEqual([]);
  expect((await rows())[0]?.closedAt).toEqual(world.now);
  world.passTime(31 * dayMs);
  await refreshSources(system());
  expect(await rows()).toEqual([]);
  await refresh();
  expect(fake.asked).toHaveLength(1);
});

test('JOBS-04 a source that limits requests on its second page keeps the first, says so and is left alone', async () => {
  await set('smartrecruitersBoards', 'acme = Acme Foods');
  const { item } = sourceSamples.smartrecruiters;
  fake.gives('smartrecruiters', () => {
    fake.behaves('smartrecruiters', 'busy');
    return { totalFound: 2, content: [item] };
  });
  await refresh('smartrecruiters');
  expect(await rows()).toHaveLength(1);
  const api = world.call(await world.admin(), { sources: fake.sources() });
  const listed = async () => {
    const { sources } = await api.externalJobs.list({});
    return sources.find(({ id }) => id === 'smartrecruiters')?.fetches;
  };
  const pausedUntil = new Date(world.now.getTime() + 120_000);
  expect(await listed()).toMatchObject([{ state: 'paused', problem: 'busy', pausedUntil }]);
  world.passTime(hourMs);
  fake.behaves('smartrecruiters', 'normal');
  fake.gives('smartrecruiters', ({ searchParams }: URL) =>
    searchParams.has('offset') ? { error: 'gone' } : { totalFound: 2, content: [item] },
  );
  await refresh('smartrecruiters');
  expect(await listed()).toMatchObject([{ state: 'ok', problem: 'wrong-shape' }]);
  fake.gives('smartrecruiters', { totalFound: 1, content: [item] });
  world.passTime(hourMs);
  await refresh('smartrecruiters');
  expect(await listed()).toMatchObject([{ state: 'ok', problem: null }]);
});

test('REL-34 a missing or moved board is paused for an hour; the others are fetched', async () => {
  fake.behaves('lever', 'absent');
  await refresh();
  await refresh();
  expect(fake.asked).toHaveLength(1);
  const [state] = await world.rows(sourceStates);
  expect(state).toMatchObject({
    source: 'lever/acme',
    problem: 'not-found',
    failures: 1,
    pausedUntil: new Date(world.now.getTime() + hourMs),
  });
  fake.behaves('lever', 'normal');
  fake.gives('lever', [job('1', 'Baker')]);
  await refresh('lever', 'mill');
  expect(await indexed()).toEqual([['lever', 'Mill']]);
});

test('JOBS-04 an unchanged posting is not written again', async () => {
  fake.gives('lever', [job('1', 'Baker')]);
  await refresh();
  const xmin = async () => (await world.pool.query('select xmin from posting_search')).rows;
  const before = await xmin();
  world.passTime(hourMs);
  await refresh();
  expect(await xmin()).toEqual(before);
  expect((await rows())[0]?.lastSeenAt).toEqual(world.now);
});

test('ADM-07 an administrator sets boards, sees how each responds, and starts a fetch', async () => {
  const admin = await world.admin();
  const api = world.call(admin, { sources: fake.sources(['linkedin']) });
  const { version, ...before } = (await api.setting.loadAll({})).sources;
  await expect(
    api.setting.saveSources({ ...before, version, leverBoards: '../x' }),
  ).rejects.toMatchObject({ code: 'BOARDS_INVALID' });
  await api.setting.saveSources({ ...before, version, leverBoards: 'acme', readsArbeitnow: true });
  expect(await world.tasks('external-jobs.refresh')).toHaveLength(1);
  fake.behaves('lever', 'absent');
  await refresh();
  expect(await api.externalJobs.request({ id: 'lever' })).toEqual({ fetches: 1 });
  expect(await world.tasks('external-jobs.fetch')).toEqual([{ source: 'lever', board: 'acme' }]);
  const { sources } = await api.externalJobs.list({});
  const of = (id: string) => sources.find((each) => each.id === id);
  expect(of('linkedin')).toMatchObject({
    state: 'off',
    missing: ['NETWORK_JOBS_KEY'],
    fetches: null,
  });
  expect(of('lever')).toMatchObject({
    state: 'unavailable',
    postings: 0,
    fetches: [{ board: 'acme', problem: 'not-found', pausedUntil: null }],
  });
  expect(of('arbeitnow')).toMatchObject({ state: 'pending', kind: 'feed' });
  expect(of('remotive')).toMatchObject({ state: 'off', missing: null });
  fake.behaves('lever', 'normal');
  await refresh();
  expect((await api.externalJobs.list({})).sources.find(({ id }) => id === 'lever')).toMatchObject({
    state: 'ok',
  });
});
