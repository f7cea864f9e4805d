import { pageInput } from '#web/lib/page-links.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { OwnEvents as default } from '#web/features/event/own-events.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'event'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.event.listOwn.query(pageInput(search))),
  title: (t) => t('dashboard.events'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
