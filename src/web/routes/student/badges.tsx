import { OwnBadges } from '#web/features/credential/own-badges.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['credential', 'skill-test', 'plan'],
  only: ['student'],
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.credential.listOwn.queryOptions({ input: {} })),
  title: (t) => t('credential.title'),
});

export default function Badges() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('credential.title')} purpose={t('credential.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <TestTabs />
        <OwnBadges />
      </div>
    </>
  );
}
