import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OwnMatch } from '#web/features/match/own-match.tsx';
import { FoundPage } from '#web/features/search/found-page.tsx';
import { postingOf, prefetchPosting } from '#web/features/search/prefetch-posting.ts';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { JobActions } from '#web/routes/student/job-actions.tsx';

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
  prefetch: async (page) => {
    const input = { postingId: page.params['postingId'] ?? '' };
    await Promise.all([
      prefetchPosting(page),
      // A failed match score is reported in its own place on the page.
      page.cache.prefetchQuery(page.api.match.load.query(input)),
    ]);
  },
  title: (t, page) => {
    const { title = '', companyName: company = '' } = postingOf(page) ?? {};
    return t('search.detail.title', { title, company });
  },
});

export async function loader(args: LoaderFunctionArgs) {
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

const slots = { Explanation: OwnMatch, Actions: JobActions };

export default function StudentFoundJob() {
  const { usdRate } = useLoaderData<typeof loader>();
  return <FoundPage place={studentSearch} slots={slots} usdRate={usdRate} />;
}
