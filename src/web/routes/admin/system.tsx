import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { FailedTasks as default } from '#web/features/task/failed-tasks.tsx';

export const loader = pageLoader({
  texts: ['admin-tasks'],
  only: ['admin'],
  prefetch: ({ api, load }) => load(api.task.listFailed.query()),
  title: (t) => t('admin-tasks.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.tasks' };
