import type { Prefetch } from '#web/lib/page.ts';
import { comparedIn } from './roadmap-links.ts';

type Page = Pick<Prefetch, 'api' | 'cache' | 'url'>;

/** Loads the topic in the URL, or the one that the student changed last. */
export async function prefetchRoadmap({ api, cache, url }: Page): Promise<void> {
  const compared = comparedIn(url.searchParams);
  const { opened } = await cache.fetchQuery(api.roadmap.list.queryOptions({ input: compared }));
  const topic = url.searchParams.get('topic') ?? opened;
  await cache.fetchQuery(api.roadmap.load.queryOptions({ input: { topic, ...compared } }));
}
