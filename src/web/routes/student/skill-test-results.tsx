import { TestHistory } from '#web/features/skill-test/test-history.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['skill-test'],
  only: ['student'],
  prefetch: ({ api, cache, url }) => {
    const input = pageInput(url.searchParams);
    return Promise.all([
      cache.fetchQuery(api.skillTest.listResults.queryOptions({ input })),
      cache.fetchQuery(api.skillTest.listScores.queryOptions({ input: {} })),
    ]);
  },
  title: (t) => t('skill-test.history.title'),
});

export default function SkillTestResults() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('skill-test.history.title')} purpose={t('skill-test.history.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <TestTabs />
        <TestHistory />
      </div>
    </>
  );
}
