import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { FailedTasks as default } from '#web/features/task/failed-tasks.tsx';

export const loader = pageLoader({
  texts: ['admin-tasks'],
  only: ['admin'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.task.listFailed.queryOptions({ input: {} })),
  title: (t) => t('admin-tasks.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.tasks' };
