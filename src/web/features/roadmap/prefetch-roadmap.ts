import type { Prefetch } from '#web/lib/page.ts';
import { comparedIn } from './roadmap-links.ts';

type Page = Pick<Prefetch, 'api' | 'load' | 'search'>;

/** Loads the topic in the URL, or the one that the student changed last. */
export async function prefetchRoadmap({ api, load, search }: Page): Promise<void> {
  const compared = comparedIn(search);
  const { opened } = await load(api.roadmap.list.query(compared));
  const topic = search.get('topic') ?? opened;
  await load(api.roadmap.load.query({ topic, ...compared }));
}
