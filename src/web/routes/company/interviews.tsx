import { CalendarClock } from 'lucide-react';
import { interviewsInput } from '#web/features/interview/interviews-input.ts';
import { InterviewsPage } from '#web/features/interview/interviews-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['interview'],
  only: ['member'],
  prefetch: ({ api, load, search: searchParams }) =>
    searchParams.get('view') === 'week'
      ? Promise.resolve()
      : load(api.interview.list.query(interviewsInput(searchParams))),
  title: (t) => t('interview.page.title'),
});

export default function CompanyInterviews() {
  const t = useTexts();
  return (
    <Page
      title={t('interview.page.title')}
      purpose={t('interview.page.purpose')}
      action={
        <ButtonLink icon={CalendarClock} to="/company-dashboard/interviews/availability">
          {t('interview.availability.title')}
        </ButtonLink>
      }
    >
      <InterviewsPage />
    </Page>
  );
}
