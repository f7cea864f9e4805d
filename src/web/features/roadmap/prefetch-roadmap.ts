import type { Prefetch } from '#web/lib/page.ts';

type Page = Pick<Prefetch, 'api' | 'cache' | 'url'>;

/** Loads the topic in the URL, or the one that the student changed last. */
export async function prefetchRoadmap({ api, cache, url }: Page): Promise<void> {
  const { last } = await cache.fetchQuery(api.roadmap.list.queryOptions({ input: {} }));
  const topic = url.searchParams.get('topic') ?? last;
  await cache.fetchQuery(api.roadmap.load.queryOptions({ input: { topic } }));
}
