import { useMe } from '#web/features/account/use-me.ts';
import { AssessmentList, NewButtons } from '#web/features/assessment/assessment-list.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, cache, url }) =>
    cache.fetchQuery(
      inProcess.assessment.list.queryOptions({ input: pageInput(url.searchParams) }),
    ),
  title: (t) => t('dashboard.assessments'),
});

export default function CompanyAssessments() {
  const t = useTexts();
  const mayWrite = useMe()?.company?.role !== 'interviewer';
  return (
    <>
      <PageHeader
        title={t('dashboard.assessments')}
        purpose={t('assessment.purpose')}
        action={mayWrite && <NewButtons />}
      />
      <div className="mt-6">
        <AssessmentList />
      </div>
    </>
  );
}
