import { CancelRegistrationStep } from '#web/features/event/cancel-registration-step.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['event'],
  title: (t) => t('event.leave.title'),
  isUnlisted: () => true,
});

export default function CommunityEventCancel() {
  return <CancelRegistrationStep />;
}
