import type { Prefetch } from '#web/lib/page.ts';

type Page = Pick<Prefetch, 'api' | 'cache'>;

/** What the model's questions can be based on, if there is a model. */
export async function fetchBases({ api, cache }: Page): Promise<void> {
  const { isOn } = await cache.fetchQuery(api.model.load.queryOptions({ input: {} }));
  if (isOn) await cache.fetchQuery(api.savedJobs.listSaved.queryOptions({ input: {} }));
}
