import { BackLink } from '#web/features/practice/back-link.tsx';
import { GuideList } from '#web/features/practice/guide-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['practice', 'reading'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.practice.listGuides.query()),
  title: (t) => t('practice.cards.guides.title'),
});

export default function InterviewGuides() {
  const t = useTexts();
  return (
    <Page
      above={<BackLink />}
      title={t('practice.cards.guides.title')}
      purpose={t('practice.cards.guides.text')}
    >
      <GuideList />
    </Page>
  );
}
