import { pageLoader } from '#web/lib/page.ts';

export { UnsubscribeAlerts as default } from '#web/features/saved-jobs/unsubscribe-alerts.tsx';

export const loader = pageLoader({
  texts: ['saved-jobs'],
  title: (t) => t('saved-jobs.leave.title'),
  isUnlisted: () => true,
});
