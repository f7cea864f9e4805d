import { expect, test, vi } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { createPostingViews } from './posting-views.ts';

const person = { network: '192.0.2.7', agent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' };

async function written(world: World) {
  await world.views.write();
  const rows = await world.rows(postingDays);
  return rows
    .map(({ day, source, opened, started }) => `${day} ${source} ${opened} ${started}`)
    .toSorted();
}

async function createViewed(world: World) {
  const posting = await world.posting(await world.company());
  const view = (
    step: 'opened' | 'started' = 'opened',
    { by = visitor, ...who }: { by?: Actor; network?: string; agent?: string } = {},
  ) =>
    world
      .call(by, {
        countView: world.views.counterOf({ ...person, ...who, now: world.now }),
      })
      .analytics.recordView({ postingId: posting.id, step, source: 'search' });
  return { posting, view };
}

test('CO-08 a posting counts once per visitor and day, however often it is opened', async () => {
  await using world = await createWorld(new Date('2026-11-21T10:00:00Z'));
  const { view } = await createViewed(world);
  await Promise.all([view(), view(), view('started'), view('opened', { network: '192.0.2.8' })]);
  await view('opened', { agent: `${person.agent} Mobile` });
  expect(await written(world)).toEqual(['2026-11-21 search 3 1']);
  await view();
  expect(await written(world)).toEqual(['2026-11-21 search 3 1']);
  world.passTime(24 * 60 * 60_000);
  await view();
  expect(await written(world)).toEqual(['2026-11-21 search 3 1', '2026-11-22 search 1 0']);
});

test('CO-08 bots, members and administrators are not counted, students are', async () => {
  await using world = await createWorld();
  const { posting, view } = await createViewed(world);
  await view('opened', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await view('opened', { agent: '' });
  await view('opened', { by: await world.member({ id: posting.companyId }) });
  await view('opened', { by: await world.admin() });
  expect(await written(world)).toEqual([]);
  await view('opened', { by: await world.student() });
  expect(await written(world)).toHaveLength(1);
});

test('CO-08 one network opens a posting at most a hundred times a day', async () => {
  await using world = await createWorld();
  const { view } = await createViewed(world);
  for (let n = 0; n < 120; n++) await view('opened', { agent: `${person.agent} ${n}` });
  expect(await written(world)).toEqual(['2026-11-21 search 100 0']);
});

test.each([
  ['Asia/Kolkata', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21'],
])('CO-08 in %s a view counts on the company’s day', async (timeZone, day) => {
  await using world = await createWorld(new Date('2026-11-21T20:00:00Z'));
  const { view } = await createViewed(world);
  await world.db.update(companies).set({ timeZone });
  await view();
  expect(await written(world)).toEqual([`${day} search 1 0`]);
});

test('CO-08 views of two processes add up, and a write that fails is tried again', async () => {
  await using world = await createWorld();
  const { posting } = await createViewed(world);
  const view = { postingId: posting.id, step: 'opened' as const, source: 'direct' as const };
  const log = world.ctx().log.child({}, { level: 'silent' });
  const both = [0, 1].map(() => createPostingViews({ db: world.app.db, log }));
  for (const [n, each] of both.entries())
    each.counterOf({ ...person, network: `192.0.2.${n}`, now: world.now })(view);
  const failing = vi.spyOn(world.app.db, 'execute').mockRejectedValueOnce(new Error('away'));
  await both[0]?.write();
  expect(await world.rows(postingDays)).toEqual([]);
  failing.mockRestore();
  await Promise.all(both.map((each) => each.close()));
  expect(await written(world)).toEqual(['2026-11-21 direct 2 0']);
});

test('CO-08 a draft is not found, and a removed posting’s late view is dropped', async () => {
  await using world = await createWorld();
  const draft = await world.posting(await world.company(), { state: 'draft', postedAt: null });
  const step = { step: 'opened', source: 'direct' } as const;
  const call = world.call().analytics.recordView({ postingId: draft.id, ...step });
  await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  world.ctx().countView({ postingId: crypto.randomUUID(), ...step });
  expect(await written(world)).toEqual([]);
});
