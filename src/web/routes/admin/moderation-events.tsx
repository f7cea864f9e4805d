import { pageInput } from '#web/lib/page-links.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { OwnEvents as default } from '#web/features/event/own-events.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'event'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.event.listOwn.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('dashboard.events'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
