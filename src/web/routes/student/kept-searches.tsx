import { HiddenList } from '#web/features/shelf/hidden-list.tsx';
import { KeptSearches } from '#web/features/shelf/kept-searches.tsx';
import { RecentSearches } from '#web/features/shelf/recent-searches.tsx';
import { searchesQuery } from '#web/features/shelf/searches-query.ts';
import { ShelfTabs } from '#web/features/shelf/shelf-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['shelf'],
  only: ['student'],
  prefetch: ({ api, cache }) =>
    Promise.all([
      cache.fetchQuery(searchesQuery(api)),
      cache.fetchQuery(api.shelf.listHidden.queryOptions({ input: {} })),
    ]),
  title: (t) => t('shelf.searches.title'),
});

export default function KeptSearchesPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('shelf.searches.title')} purpose={t('shelf.searches.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <ShelfTabs />
        <KeptSearches />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RecentSearches />
          <HiddenList />
        </div>
      </div>
    </>
  );
}
