import { Link } from 'react-router';
import { AvailabilityForm } from '#web/features/interview/availability-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['interview'],
  only: ['member'],
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.interview.loadAvailability.queryOptions({ input: {} })),
  title: (t) => t('interview.availability.title'),
});

export default function CompanyInterviewAvailability() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<Link to="/company-dashboard/interviews">{t('dashboard.interviews')}</Link>}
        title={t('interview.availability.title')}
        purpose={t('interview.availability.purpose')}
      />
      <div className="mt-6">
        <AvailabilityForm />
      </div>
    </>
  );
}
