import { HiddenList } from '#web/features/saved-jobs/hidden-list.tsx';
import { RecentSearches } from '#web/features/saved-jobs/recent-searches.tsx';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { SavedSearches } from '#web/features/saved-jobs/saved-searches.tsx';
import { searchesQuery } from '#web/features/saved-jobs/searches-query.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['saved-jobs', 'posting-kind'],
  only: ['student'],
  prefetch: ({ api, load }) =>
    Promise.all([load(searchesQuery(api)), load(api.savedJobs.listHidden.query())]),
  title: (t) => t('saved-jobs.tabs.alerts'),
});

export default function SavedSearchesPage() {
  const t = useTexts();
  return (
    <Page stacked title={t('saved-jobs.tabs.alerts')} purpose={t('saved-jobs.searches.purpose')}>
      <SavedJobsTabs />
      <SavedSearches />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <RecentSearches />
        <HiddenList />
      </div>
    </Page>
  );
}
