import { useMe } from '#web/features/account/use-me.ts';
import { learningPath } from '#web/features/learning/learning-paths.ts';
import { ReviewLink } from '#web/features/learning/review-link.tsx';
import { TopicList } from '#web/features/learning/topic-list.tsx';
import { useKeepOffline } from '#web/features/learning/use-keep-offline.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.learning.list.queryOptions({ input: {} })),
  title: (t) => t('dashboard.learning'),
});

export default function Learning() {
  const t = useTexts();
  useKeepOffline(learningPath, useMe()?.userId);
  return (
    <>
      <PageHeader
        title={t('dashboard.learning')}
        purpose={t('learning.purpose')}
        action={<ReviewLink />}
      />
      <div className="mt-6">
        <TopicList />
      </div>
    </>
  );
}
