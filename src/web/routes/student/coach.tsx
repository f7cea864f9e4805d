import { CoachPage } from '#web/features/coach/coach-page.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['coach'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(api.coach.listSlots.queryOptions({ input: pageInput(url.searchParams) })),
      cache.fetchQuery(api.coach.listBookings.queryOptions({ input: {} })),
    ]),
  title: (t) => t('coach.title'),
});

export default function Coach() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink to="/student-dashboard/interviews">{t('coach.back')}</BackLink>}
        title={t('coach.title')}
        purpose={t('coach.purpose')}
      />
      <div className="mt-6">
        <CoachPage />
      </div>
    </>
  );
}
