import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { redirectToPosting, prefetchSearch } from '#web/features/search/prefetch-search.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { publicSearch } from '#web/features/search/search-place.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOwnResults } from '#web/routes/site/use-own-results.ts';
import { WithVisitor } from '#web/routes/site/with-visitor.tsx';

const load = pageLoader({
  texts: ['search', 'posting-kind', 'about-company', 'conditions', 'refusal'],
  prefetch: (page) => prefetchSearch(page, publicSearch),
  title: (t) => t('site.jobs'),
  description: (t) => t('search.description'),
  // Filtered lists are subsets of the unfiltered one.
  canonical: () => publicSearch.path,
  image: () => '/share/page/jobs.png',
});

export async function loader(args: LoaderFunctionArgs) {
  redirectToPosting(args.request, publicSearch);
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

/** A new search on the same page only queries the API. */
export { shouldRevalidate } from '#web/routes/should-revalidate.ts';

const slots = {};

export default function Jobs() {
  const t = useTexts();
  useOwnResults();
  const { usdRate } = useLoaderData<typeof loader>();
  return (
    <WithVisitor>
      <SearchPage
        place={publicSearch}
        usdRate={usdRate}
        slots={slots}
        frame={(bar, results) => (
          <>
            <section className="border-b border-line bg-surface">
              <div className="mx-auto max-w-page px-4 py-7 sm:px-6 sm:py-12">
                <h1 className="font-display text-28 font-bold sm:text-40 lg:text-56">
                  {t('search.heading')}
                </h1>
                <p className="mt-2 max-w-xl text-ink-muted sm:mt-3 sm:text-18">
                  {t('search.lead')}
                </p>
                <div className="mt-5 text-14 sm:mt-7">{bar}</div>
              </div>
            </section>
            <div className="mx-auto max-w-page px-4 py-8 text-14 sm:px-6 sm:py-10">{results}</div>
          </>
        )}
      />
    </WithVisitor>
  );
}
