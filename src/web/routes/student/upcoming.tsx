import { UpcomingPage, upcomingPageInput } from '#web/features/home/upcoming-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['student-home'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.home.listUpcoming.queryOptions({ input: upcomingPageInput(url.searchParams) }),
    ),
  title: (t) => t('student-home.upcoming.title'),
});

export default function UpcomingDates() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('student-home.upcoming.title')}
        purpose={t('student-home.upcoming.purpose')}
      />
      <div className="mt-6">
        <UpcomingPage />
      </div>
    </>
  );
}
