import { OwnAssessments } from '#web/features/assessment/own-assessments.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['assessment', 'skill-test'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.assessment.listOwn.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('dashboard.assessments-from-companies'),
});

export default function StudentAssessments() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('dashboard.assessments-from-companies')}
        purpose={t('assessment.own.page-text')}
      />
      <div className="mt-6 flex flex-col gap-6">
        <TestTabs />
        <OwnAssessments />
      </div>
    </>
  );
}
