import { OwnBadges } from '#web/features/credential/own-badges.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['credential', 'skill-test', 'plan'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.credential.listOwn.query()),
  title: (t) => t('credential.title'),
});

export default function Badges() {
  const t = useTexts();
  return (
    <Page stacked title={t('credential.title')} purpose={t('credential.purpose')}>
      <TestTabs />
      <OwnBadges />
    </Page>
  );
}
