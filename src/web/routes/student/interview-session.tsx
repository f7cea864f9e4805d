import { useParams } from 'react-router';
import { BackLink } from '#web/features/practice/back-link.tsx';
import { SessionView } from '#web/features/practice/session-view.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, cache, params }) =>
    cache.fetchQuery(
      api.practice.findSession.queryOptions({
        input: { sessionId: params['sessionId'] ?? '' },
        retry: false,
      }),
    ),
  title: (t) => t('practice.session'),
});

export default function InterviewSession() {
  const t = useTexts();
  const sessionId = useParams()['sessionId'] ?? '';
  return (
    <>
      <PageHeader above={<BackLink />} title={t('practice.session')} />
      <div className="mt-6">
        <SessionView key={sessionId} sessionId={sessionId} />
      </div>
    </>
  );
}
