import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { lessonPath } from '#web/features/learning/learning-paths.ts';
import { LearningQuizView } from '#web/features/learning/learning-quiz.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

const quizQuery = (topic: string) => api.learning.findQuiz.query({ topic });

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api: client, load, params }) =>
    load(client.learning.findQuiz.query({ topic: params['topic'] ?? '' })),
  title: (t, { cache, params }) => {
    const page = cache.getQueryData(quizQuery(params['topic'] ?? '').queryKey);
    return page ? t('learning.quiz.title', { topic: page.title }) : t('dashboard.learning');
  },
});

export default function LearningQuiz() {
  const t = useTexts();
  const { topic = '' } = useParams();
  const { data } = useSuspenseQuery(quizQuery(topic));
  return (
    <Page
      above={<BackLink to={lessonPath(topic)}>{data.title}</BackLink>}
      title={t('learning.quiz.title', { topic: data.title })}
    >
      <LearningQuizView key={topic} topic={topic} />
    </Page>
  );
}
