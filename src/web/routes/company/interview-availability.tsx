import { Link } from 'react-router';
import { AvailabilityForm } from '#web/features/interview/availability-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['interview'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.interview.loadAvailability.query()),
  title: (t) => t('interview.availability.title'),
});

export default function CompanyInterviewAvailability() {
  const t = useTexts();
  return (
    <Page
      above={<Link to="/company-dashboard/interviews">{t('dashboard.interviews')}</Link>}
      title={t('interview.availability.title')}
      purpose={t('interview.availability.purpose')}
    >
      <AvailabilityForm />
    </Page>
  );
}
