import type { Prefetch } from '#web/lib/page.ts';

/**
 * Prefetches what decides whether a card offers quick apply, so that its buttons don't shift after
 * the first paint.
 */
export async function prefetchQuickApply({ api, cache }: Prefetch): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(api.application.listResumes.query()),
    cache.prefetchQuery(api.resume.list.query()),
  ]);
}
