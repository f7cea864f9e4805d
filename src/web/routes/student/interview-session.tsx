import { useParams } from 'react-router';
import { BackLink } from '#web/features/practice/back-link.tsx';
import { SessionView } from '#web/features/practice/session-view.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, load, params }) =>
    load(api.practice.findSession.query({ sessionId: params['sessionId'] ?? '' })),
  title: (t) => t('practice.session'),
});

export default function InterviewSession() {
  const t = useTexts();
  const sessionId = useParams()['sessionId'] ?? '';
  return (
    <Page above={<BackLink />} title={t('practice.session')}>
      <SessionView key={sessionId} sessionId={sessionId} />
    </Page>
  );
}
