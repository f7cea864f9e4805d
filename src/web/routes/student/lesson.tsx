import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { ArticleBody } from '#web/features/article/article-body.tsx';
import { learningPath, lessonPath } from '#web/features/learning/learning-paths.ts';
import { LessonView } from '#web/features/learning/lesson-view.tsx';
import { useKeepOffline } from '#web/features/learning/use-keep-offline.ts';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

const lessonQuery = (topic: string) => api.learning.load.query({ topic });

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api: client, load, params }) =>
    load(client.learning.load.query({ topic: params['topic'] ?? '' })),
  title: (t, { cache, params }) =>
    cache.getQueryData(lessonQuery(params['topic'] ?? '').queryKey)?.title ??
    t('dashboard.learning'),
});

export default function Lesson() {
  const t = useTexts();
  const { topic = '' } = useParams();
  useKeepOffline(lessonPath(topic), useMe()?.userId);
  const { data } = useSuspenseQuery(lessonQuery(topic));
  return (
    <Page
      above={<BackLink to={learningPath}>{t('dashboard.learning')}</BackLink>}
      title={data.title}
      purpose={data.summary}
    >
      <LessonView
        key={topic}
        topic={topic}
        renderText={(blocks) => <ArticleBody blocks={blocks} />}
      />
    </Page>
  );
}
