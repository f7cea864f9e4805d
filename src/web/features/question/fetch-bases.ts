import type { Prefetch } from '#web/lib/page.ts';

type Page = Pick<Prefetch, 'api' | 'load'>;

/** What the model's questions can be based on, if there is a model. */
export async function fetchBases({ api, load }: Page): Promise<void> {
  const { isOn } = await load(api.model.load.query());
  if (isOn) await load(api.savedJobs.listSaved.query({ view: 'titles' }));
}
