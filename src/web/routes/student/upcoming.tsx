import { UpcomingPage, upcomingPageInput } from '#web/features/home/upcoming-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['student-home'],
  only: ['student'],
  prefetch: ({ api, load, search }) => load(api.home.listUpcoming.query(upcomingPageInput(search))),
  title: (t) => t('student-home.upcoming.title'),
});

export default function UpcomingDates() {
  const t = useTexts();
  return (
    <Page title={t('student-home.upcoming.title')} purpose={t('student-home.upcoming.purpose')}>
      <UpcomingPage />
    </Page>
  );
}
