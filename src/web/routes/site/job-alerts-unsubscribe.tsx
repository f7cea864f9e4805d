import { UnsubscribeAlerts } from '#web/features/saved-jobs/unsubscribe-alerts.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['saved-jobs'],
  title: (t) => t('saved-jobs.leave.title'),
  isUnlisted: () => true,
});

export default function JobAlertsUnsubscribe() {
  return <UnsubscribeAlerts />;
}
