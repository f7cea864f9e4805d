import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { prefetchQuickApply } from '#web/features/application/prefetch-quick-apply.ts';
import { savedInput } from '#web/features/saved-jobs/saved-input.ts';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { SavedList } from '#web/features/saved-jobs/saved-list.tsx';
import { CardSlotsContext } from '#web/features/search/card-slots.ts';
import { detailPath } from '#web/features/search/detail-path.ts';
import { MatchRing } from '#web/features/search/match-ring.tsx';
import { SearchCard } from '#web/features/search/search-card.tsx';
import { studentSearch } from '#web/features/search/search-place.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SaveAndApply } from '#web/routes/student/job-actions.tsx';
import { Page } from '#web/ui/page.tsx';

const load = pageLoader({
  texts: ['search', 'posting-kind', 'match', 'conditions', 'saved-jobs', 'apply'],
  only: ['student'],
  prefetch: (page) =>
    Promise.all([
      page.load(page.api.savedJobs.listSaved.query(savedInput(page.search))),
      prefetchQuickApply(page),
    ]),
  title: (t) => t('saved-jobs.list.title'),
});

export async function loader(args: LoaderFunctionArgs) {
  const { settings } = args.context.get(pageContext);
  return { ...(await load(args)), usdRate: settings.usdRate };
}

const slots = { Match: MatchRing, Actions: SaveAndApply };
const noQuery = new URLSearchParams();

export default function SavedJobs() {
  const t = useTexts();
  const { usdRate } = useLoaderData<typeof loader>();
  return (
    <Page stacked title={t('saved-jobs.list.title')} purpose={t('saved-jobs.list.purpose')}>
      <SavedJobsTabs />
      <CardSlotsContext value={slots}>
        <SavedList
          cardOf={(card, { now, note }) => (
            <SearchCard
              card={card}
              to={detailPath(studentSearch, card.id, noQuery)}
              place={studentSearch}
              {...{ now, note, usdRate }}
            />
          )}
        />
      </CardSlotsContext>
    </Page>
  );
}
