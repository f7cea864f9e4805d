import { DeadLinks } from '#web/features/roadmap/dead-links.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-roadmap'],
  only: ['admin'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.roadmap.listLinks.queryOptions({ input: {} })),
  title: (t) => t('admin-roadmap.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminRoadmapLinks() {
  return <DeadLinks />;
}
