import { useMe } from '#web/features/account/use-me.ts';
import { learningPath } from '#web/features/learning/learning-paths.ts';
import { ReviewLink } from '#web/features/learning/review-link.tsx';
import { TopicList } from '#web/features/learning/topic-list.tsx';
import { useKeepOffline } from '#web/features/learning/use-keep-offline.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.learning.list.query()),
  title: (t) => t('dashboard.learning'),
});

export default function Learning() {
  const t = useTexts();
  useKeepOffline(learningPath, useMe()?.userId);
  return (
    <Page title={t('dashboard.learning')} purpose={t('learning.purpose')} action={<ReviewLink />}>
      <TopicList />
    </Page>
  );
}
