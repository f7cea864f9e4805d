import { SkillTest } from '#web/features/skill-test/skill-test.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['skill-test'],
  only: ['student'],
  prefetch: ({ api, load }) =>
    Promise.all([
      load(api.skillTest.findRunning.query()),
      load(api.skillTest.listDomains.query()),
      load(api.setting.loadOwn.query()),
    ]),
  title: (t) => t('skill-test.title'),
});

export default function SkillTestPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('skill-test.title')} purpose={t('skill-test.purpose')} />
      <Callout tone="warning" className="mt-6 hidden noscript:flex">
        {t('skill-test.no-script')}
      </Callout>
      <div className="mt-6 flex flex-col gap-6">
        <TestTabs />
        <SkillTest />
      </div>
    </>
  );
}
