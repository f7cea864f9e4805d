import { prefetchSecurity } from '#web/features/account/security-queries.ts';
import { SecuritySettings } from '#web/features/account/security-settings.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['auth', 'security'],
  only: ['student'],
  prefetch: prefetchSecurity,
  title: (t) => t('security.title'),
});

export default function StudentSettings() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('security.title')} className="mb-6" />
      <SecuritySettings />
    </>
  );
}
