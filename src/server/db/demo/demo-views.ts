import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { dayIn } from '#domain/event/instant-of.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';

const sources: [PostingSource, number][] = [
  ['search', 9],
  ['recommended', 5],
  ['alert', 4],
  ['company', 2],
  ['website', 2],
  ['shared', 1],
  ['direct', 2],
];

/**
 * Where the applicants came from, and the views that led to their applications. From a random
 * generator of its own, so that the rest of the set stays as it is.
 */
export function addViews({ now, rows }: DemoMaker): void {
  const random = createRandom(29);
  const zones = new Map(rows.companies.map(({ id, timeZone }) => [id, timeZone ?? 'UTC']));
  const days = new Map<string, DemoMaker['rows']['postingDays'][number]>();
  for (const application of rows.applications) {
    const { companyId, postingId, createdAt } = application;
    const [source] = random.weighted(sources, ([, weight]) => weight);
    application.source = source;
    const day = dayIn(createdAt, zones.get(companyId) ?? 'UTC');
    const key = `${postingId} ${day} ${source}`;
    const before = days.get(key) ?? { companyId, postingId, day, source };
    const started = 1 + (random.chance(0.4) ? 1 : 0);
    days.set(key, {
      ...before,
      opened: (before.opened ?? 0) + started + random.whole(1, createdAt < now ? 7 : 1),
      started: (before.started ?? 0) + started,
      submitted: (before.submitted ?? 0) + 1,
    });
  }
  rows.postingDays.push(...days.values());
}
