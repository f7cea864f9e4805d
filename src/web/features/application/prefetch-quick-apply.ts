import type { Prefetch } from '#web/lib/page.ts';

/** What decides whether a card offers to apply at once: its buttons stand where they are from the first paint on. */
export async function prefetchQuickApply({ api, cache }: Prefetch): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(api.account.me.queryOptions({ input: {} })),
    cache.prefetchQuery(api.application.listResumes.queryOptions({ input: {} })),
    cache.prefetchQuery(api.resume.list.queryOptions({ input: {} })),
  ]);
}
