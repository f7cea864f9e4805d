import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { LoadedFoundPage } from '#web/features/search/loaded-found.tsx';
import { MatchRing } from '#web/features/search/match-ring.tsx';
import { postingOf, prefetchPosting } from '#web/features/search/prefetch-posting.ts';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['search'],
  only: ['student'],
  prefetch: prefetchPosting,
  title: (t, page) => {
    const { title = '', companyName: company = '' } = postingOf(page) ?? {};
    return t('search.detail.title', { title, company });
  },
});

const slots = { Match: MatchRing };

export default function StudentFoundJob() {
  return <LoadedFoundPage place={studentSearch} slots={slots} usdRate={defaultUsdRate} />;
}
