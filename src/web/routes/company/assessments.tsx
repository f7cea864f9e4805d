import { useMe } from '#web/features/account/use-me.ts';
import { AssessmentList, NewButtons } from '#web/features/assessment/assessment-list.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, search }) =>
    load(inProcess.assessment.list.query(pageInput(search))),
  title: (t) => t('dashboard.assessments'),
});

export default function CompanyAssessments() {
  const t = useTexts();
  const mayWrite = useMe()?.company?.role !== 'interviewer';
  return (
    <Page
      title={t('dashboard.assessments')}
      purpose={t('assessment.purpose')}
      action={mayWrite && <NewButtons />}
    >
      <AssessmentList />
    </Page>
  );
}
