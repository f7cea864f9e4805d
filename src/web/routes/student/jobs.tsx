import { type ComponentType, lazy } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { SearchCard as Found } from '#contract/search.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { LoadedSearchPage } from '#web/features/search/loaded-search.tsx';
import { MatchRing } from '#web/features/search/match-ring.tsx';
import { leadToPosting, prefetchSearch } from '#web/features/search/prefetch-search.ts';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

const load = pageLoader({
  texts: ['search', 'match'],
  only: ['student'],
  prefetch: (page) => prefetchSearch(page, studentSearch),
  title: (t) => t('search.student.title'),
});

export async function loader(args: LoaderFunctionArgs) {
  leadToPosting(args.request, studentSearch);
  return load(args);
}

/** Another search on the same page asks the API alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

type Part = { default: ComponentType<{ card: Found }> };
// Loaded with the first posting that is opened.
const Explanation = lazy(() =>
  import('#web/features/match/own-match.tsx').then(
    ({ OwnMatch }): Part => ({ default: OwnMatch }),
    (): Part => ({ default: () => null }),
  ),
);
const slots = { Match: MatchRing, Explanation };

export default function StudentJobs() {
  const t = useTexts();
  return (
    <LoadedSearchPage
      place={studentSearch}
      usdRate={defaultUsdRate}
      slots={slots}
      frame={(bar, results) => (
        <>
          <PageHeader title={t('search.student.title')} purpose={t('search.student.purpose')} />
          <div className="mt-6">{bar}</div>
          <div className="mt-6">{results}</div>
        </>
      )}
    />
  );
}
