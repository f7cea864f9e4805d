import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { DeadLinks as default } from '#web/features/roadmap/dead-links.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-roadmap'],
  only: ['admin'],
  prefetch: ({ api, load }) => load(api.roadmap.listLinks.query()),
  title: (t) => t('dashboard.roadmap-links'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
