import type { Prefetch } from '#web/lib/page.ts';

type Page = Pick<Prefetch, 'api' | 'cache' | 'url'>;

async function shownTopic({ api, cache, url }: Page): Promise<string> {
  const { last } = await cache.fetchQuery({
    ...api.roadmap.list.queryOptions({ input: {} }),
    staleTime: Infinity,
  });
  return url.searchParams.get('topic') ?? last;
}

/** Loads the topic in the URL, or the one that the student changed last. */
export async function prefetchRoadmap(page: Page): Promise<void> {
  const topic = await shownTopic(page);
  await page.cache.fetchQuery(page.api.roadmap.load.queryOptions({ input: { topic } }));
}

export async function prefetchJobCounts(page: Page): Promise<void> {
  const topic = await shownTopic(page).catch(() => null);
  if (topic !== null)
    await page.cache.prefetchQuery(page.api.roadmap.countJobs.queryOptions({ input: { topic } }));
}
