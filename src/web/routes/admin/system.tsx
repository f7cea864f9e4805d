import { FailedTasks } from '#web/features/task/failed-tasks.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-tasks'],
  only: ['admin'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.task.listFailed.queryOptions({ input: {} })),
  title: (t) => t('admin-tasks.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.tasks')} />;
}

export default function AdminSystem() {
  return <FailedTasks />;
}
