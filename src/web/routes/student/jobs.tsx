import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { prefetchQuickApply } from '#web/features/application/prefetch-quick-apply.ts';
import { RecentSearchesLine } from '#web/features/saved-jobs/recent-searches-line.tsx';
import { SaveSearch } from '#web/features/saved-jobs/save-search.tsx';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { searchesQuery } from '#web/features/saved-jobs/searches-query.ts';
import { useRecordSearch } from '#web/features/saved-jobs/use-record-search.ts';
import { MatchRing } from '#web/features/search/match-ring.tsx';
import { redirectToPosting, prefetchSearch } from '#web/features/search/prefetch-search.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { JobActions } from '#web/routes/student/job-actions.tsx';
import { OpenedMatch } from '#web/routes/student/opened-match.ts';
import { Page } from '#web/ui/page.tsx';

const load = pageLoader({
  texts: [
    'search',
    'posting-kind',
    'about-company',
    'match',
    'conditions',
    'saved-jobs',
    'report',
    'apply',
  ],
  only: ['student'],
  prefetch: (page) =>
    Promise.all([
      prefetchSearch(page, studentSearch),
      page.cache.prefetchQuery(searchesQuery(page.api)),
      prefetchQuickApply(page),
    ]),
  title: (t) => t('site.jobs'),
});

export async function loader(args: LoaderFunctionArgs) {
  redirectToPosting(args.request, studentSearch);
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

/** A new search on the same page only queries the API. */
export { shouldRevalidate } from '#web/routes/should-revalidate.ts';

const slots = { Match: MatchRing, Explanation: OpenedMatch, Actions: JobActions };

export default function StudentJobs() {
  const t = useTexts();
  const { usdRate } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = params.toString();
  useRecordSearch(query);
  return (
    <SearchPage
      place={studentSearch}
      usdRate={usdRate}
      slots={slots}
      keep={<SaveSearch query={query} />}
      frame={(bar, results) => (
        <Page stacked title={t('site.jobs')} purpose={t('search.student.purpose')}>
          <SavedJobsTabs />
          {bar}
          <RecentSearchesLine query={params} />
          {results}
        </Page>
      )}
    />
  );
}
