import { useMemo } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { prefetchQuickApply } from '#web/features/application/prefetch-quick-apply.ts';
import { savedInput } from '#web/features/saved-jobs/saved-input.ts';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { SavedList } from '#web/features/saved-jobs/saved-list.tsx';
import { CardSlotsContext } from '#web/features/search/card-slots.ts';
import { detailPath } from '#web/features/search/detail-path.ts';
import { MatchRing } from '#web/features/search/match-ring.tsx';
import { OpensPostings } from '#web/features/search/opens-postings.tsx';
import { redirectToPosting } from '#web/features/search/prefetch-search.ts';
import { SearchCard } from '#web/features/search/search-card.tsx';
import { studentSearch } from '#web/features/search/search-place.ts';
import { StatusBadge } from '#web/features/search/status-badge.tsx';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SaveAndApply } from '#web/routes/student/job-actions.tsx';
import { OpenedMatch } from '#web/routes/student/opened-match.ts';
import { Page } from '#web/ui/page.tsx';

const load = pageLoader({
  texts: ['search', 'posting-kind', 'about-company', 'match', 'conditions', 'saved-jobs', 'apply'],
  only: ['student'],
  prefetch: (page) =>
    Promise.all([
      page.load(page.api.savedJobs.listSaved.query(savedInput(page.search))),
      prefetchQuickApply(page),
    ]),
  title: (t) => t('saved-jobs.list.title'),
});

export async function loader(args: LoaderFunctionArgs) {
  redirectToPosting(args.request, studentSearch, noQuery);
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

const listAt = (url: URL) => JSON.stringify([url.pathname, savedInput(url.searchParams)]);

/** Opening a posting above the list leaves the list as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  listAt(currentUrl) !== listAt(nextUrl);

/** This list is no search. */
const noQuery = new URLSearchParams();
const slots = { Match: MatchRing, Explanation: OpenedMatch, Actions: SaveAndApply };

export default function SavedJobs() {
  const t = useTexts();
  const { usdRate } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = useMemo(() => {
    const remaining = new URLSearchParams(params);
    remaining.delete('job');
    return remaining;
  }, [params]);
  return (
    <CardSlotsContext value={slots}>
      <OpensPostings place={studentSearch} query={query} searchQuery={noQuery} usdRate={usdRate}>
        <Page stacked title={t('saved-jobs.list.title')} purpose={t('saved-jobs.list.purpose')}>
          <SavedJobsTabs />
          <SavedList
            cardOf={(card, { now, note }) => (
              <SearchCard
                card={card}
                to={detailPath(studentSearch, card.id, noQuery)}
                place={studentSearch}
                {...{ now, note, usdRate }}
              />
            )}
            statusOf={(status) => <StatusBadge status={status} />}
          />
        </Page>
      </OpensPostings>
    </CardSlotsContext>
  );
}
