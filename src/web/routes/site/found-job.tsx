import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FoundPage } from '#web/features/search/found-page.tsx';
import { postingOf, prefetchPosting } from '#web/features/search/prefetch-posting.ts';
import { publicSearch } from '#web/features/search/search-place.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useOwnResults } from '#web/routes/site/use-own-results.ts';
import { WithVisitor } from '#web/routes/site/with-visitor.tsx';

const load = pageLoader({
  texts: ['search', 'posting-kind', 'about-company', 'conditions'],
  prefetch: prefetchPosting,
  title: (t, page) => {
    const { title = '', companyName: company = '' } = postingOf(page) ?? {};
    return t('search.detail.title', { title, company });
  },
  // Our postings have their application page as canonical URL; external ones are unlisted.
  canonical: ({ params }) => `/job-application/${params['postingId'] ?? ''}`,
  isUnlisted: (page) => postingOf(page)?.isOurs !== true,
  image: ({ params }) => `/share/posting/${params['postingId'] ?? ''}.png`,
});

export async function loader(args: LoaderFunctionArgs) {
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

const slots = {};

export default function FoundJob() {
  useOwnResults();
  const { usdRate } = useLoaderData<typeof loader>();
  return (
    <div className="px-4 py-8 sm:px-6 sm:py-12">
      <WithVisitor>
        <FoundPage place={publicSearch} slots={slots} usdRate={usdRate} />
      </WithVisitor>
    </div>
  );
}
