import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { weekMs } from '#domain/time.ts';
import { roadmapLinks } from '#server/db/tables/roadmaps.ts';
import { createWorld, type World } from '#testing/world.ts';
import { refreshLinks, requestLinkCheck } from './roadmap-links.ts';
import { readRoadmaps } from './roadmaps.ts';

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.delete(roadmapLinks));

const [step] = readRoadmaps()[0]?.levels[0]?.steps ?? [];
const [url] = step?.links.map((link) => link.url) ?? [];
const count = new Set(
  readRoadmaps().flatMap(({ levels }) =>
    levels.flatMap(({ steps }) => steps.flatMap(({ links }) => links.map((link) => link.url))),
  ),
).size;

/** Everything answers with 200, but one link. */
const check = (answer: number | null) =>
  refreshLinks(
    world.ctx(
      { kind: 'system' },
      { checkLink: (asked) => Promise.resolve(asked === url ? answer : 200) },
    ),
  );
const dead = async () => (await world.call(admin).roadmap.listLinks({})).items;

test('PRAC-04 a dead link is reported with its step, until it works the next week', async () => {
  expect(await world.call(admin).roadmap.listLinks({})).toEqual({
    items: [],
    checked: 0,
    checkedAt: null,
  });
  await check(404);
  const report = await world.call(admin).roadmap.listLinks({});
  expect(report).toMatchObject({ checked: count, checkedAt: world.ctx().now });
  expect(report.items).toContainEqual(
    expect.objectContaining({ url, step: step?.id, stepTitle: step?.title, status: 404 }),
  );
  await check(200);
  expect(await dead()).not.toEqual([]);
  world.passTime(weekMs);
  await check(200);
  expect(await dead()).toEqual([]);
});

test.each([403, 429, 500, 301])('PRAC-04 a site that answers %d is not dead', async (status) => {
  await check(status);
  expect(await dead()).toEqual([]);
});

test('PRAC-04 silence counts from the second week, and one run again is no second week', async () => {
  await check(null);
  await check(null);
  expect(await dead()).toEqual([]);
  world.passTime(weekMs);
  await check(null);
  expect((await dead()).length).toBeGreaterThan(0);
});

test('PRAC-04 without a network nothing is reported, and links that left are forgotten', async () => {
  const offline = world.ctx({ kind: 'system' }, { checkLink: () => Promise.resolve(null) });
  await refreshLinks(offline);
  world.passTime(weekMs);
  await refreshLinks(offline);
  expect(await world.db.select().from(roadmapLinks)).toEqual([]);
  const left = { url: 'https://left.example', status: 404, failures: 0, checkedAt: new Date(0) };
  await world.db.insert(roadmapLinks).values(left);
  await check(200);
  expect(await world.db.select().from(roadmapLinks)).toHaveLength(count);
});

test('PRAC-04 ADM-02 the check ends before its limit even if no link answers, so it is no failed job', async () => {
  const { rows } = await world.pool.query<{ expire_seconds: number }>(
    `select expire_seconds from tasks.queue where name = 'roadmap.refresh-links'`,
  );
  const [twice, timeoutSeconds, atOnce] = [2, 10, 4];
  expect(rows[0]?.expire_seconds).toBeGreaterThan((count * twice * timeoutSeconds) / atOnce);
});

test('PRAC-04 the links are checked once a week, however often that is asked', async () => {
  await Promise.all([requestLinkCheck(world.ctx()), requestLinkCheck(world.ctx())]);
  world.passTime(24 * 60 * 60_000);
  expect(await world.tasks('roadmap.refresh-links')).toHaveLength(1);
  world.passTime(weekMs);
  await requestLinkCheck(world.ctx());
  expect(await world.tasks('roadmap.refresh-links')).toHaveLength(2);
});
