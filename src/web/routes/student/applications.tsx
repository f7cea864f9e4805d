import { useSearchParams } from 'react-router';
import { OwnApplications } from '#web/features/application/own-applications.tsx';
import { OwnBoard } from '#web/features/application/own-board.tsx';
import { isOwnBoard, OwnViews } from '#web/features/application/own-views.tsx';
import { prefetchOwnApplications } from '#web/features/application/prefetch-own-applications.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['applications'],
  only: ['student'],
  prefetch: (page) =>
    isOwnBoard(page.url.searchParams)
      ? page.cache.fetchQuery(page.api.application.listOwnBoard.queryOptions({ input: {} }))
      : prefetchOwnApplications(page),
  title: (t) => t('applications.title'),
});

export default function Applications() {
  const t = useTexts();
  const [search] = useSearchParams();
  return (
    <>
      {search.has('applied') && (
        <Callout tone="success" className="mb-6 hidden noscript:flex">
          {t('student.sent')}
        </Callout>
      )}
      <PageHeader title={t('applications.title')} purpose={t('applications.purpose')} />
      <div className="mt-6">
        <OwnViews />
      </div>
      {isOwnBoard(search) ? <OwnBoard /> : <OwnApplications />}
    </>
  );
}
