import { BackLink } from '#web/features/practice/back-link.tsx';
import { GuideList } from '#web/features/practice/guide-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['practice', 'reading'],
  only: ['student'],
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.practice.listGuides.queryOptions({ input: {} })),
  title: (t) => t('practice.cards.guides.title'),
});

export default function InterviewGuides() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={t('practice.cards.guides.title')}
        purpose={t('practice.cards.guides.text')}
      />
      <div className="mt-6">
        <GuideList />
      </div>
    </>
  );
}
