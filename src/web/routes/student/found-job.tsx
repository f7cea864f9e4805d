import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { OwnMatch } from '#web/features/match/own-match.tsx';
import { LoadedFoundPage } from '#web/features/search/loaded-found.tsx';
import { postingOf, prefetchPosting } from '#web/features/search/prefetch-posting.ts';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['search', 'match'],
  only: ['student'],
  prefetch: async (page) => {
    const input = { postingId: page.params['postingId'] ?? '' };
    await Promise.all([
      prefetchPosting(page),
      // A number that can't be had is said in its own place.
      page.cache.prefetchQuery(page.api.match.load.queryOptions({ input })),
    ]);
  },
  title: (t, page) => {
    const { title = '', companyName: company = '' } = postingOf(page) ?? {};
    return t('search.detail.title', { title, company });
  },
});

const slots = { Explanation: OwnMatch };

export default function StudentFoundJob() {
  return <LoadedFoundPage place={studentSearch} slots={slots} usdRate={defaultUsdRate} />;
}
