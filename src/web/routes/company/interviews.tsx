import { CalendarClock } from 'lucide-react';
import { interviewsInput } from '#web/features/interview/interviews-input.ts';
import { InterviewsPage } from '#web/features/interview/interviews-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['interview'],
  only: ['member'],
  prefetch: ({ api, cache, url: { searchParams } }) =>
    searchParams.get('view') === 'week'
      ? Promise.resolve()
      : cache.fetchQuery(api.interview.list.queryOptions({ input: interviewsInput(searchParams) })),
  title: (t) => t('interview.page.title'),
});

export default function CompanyInterviews() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('interview.page.title')}
        purpose={t('interview.page.purpose')}
        action={
          <ButtonLink icon={CalendarClock} to="/company-dashboard/interviews/availability">
            {t('interview.availability.title')}
          </ButtonLink>
        }
      />
      <div className="mt-6">
        <InterviewsPage />
      </div>
    </>
  );
}
