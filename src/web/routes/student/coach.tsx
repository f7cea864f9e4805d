import { CoachPage } from '#web/features/coach/coach-page.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['coach'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.coach.listSlots.query(pageInput(search))),
      load(api.coach.listBookings.query()),
    ]),
  title: (t) => t('coach.title'),
});

export default function Coach() {
  const t = useTexts();
  return (
    <Page
      above={<BackLink to="/student-dashboard/interviews">{t('coach.back')}</BackLink>}
      title={t('coach.title')}
      purpose={t('coach.purpose')}
    >
      <CoachPage />
    </Page>
  );
}
