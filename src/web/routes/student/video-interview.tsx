import { questionInput } from '#web/features/recording/question-input.ts';
import { RecordingPage } from '#web/features/recording/recording-page.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';

export const loader = pageLoader({
  texts: ['recording', 'practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.recording.findQuestion.query(questionInput(search))),
      load(api.recording.list.query(pageInput(search))),
      load(api.recording.loadRoom.query()),
      load(api.recording.listUnfinished.query()),
    ]),
  title: (t) => t('recording.title'),
});

export default function VideoInterview() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink to="/student-dashboard/interviews">{t('recording.back')}</BackLink>}
        title={t('recording.title')}
        purpose={t('recording.purpose')}
      />
      <Callout tone="warning" className="mt-6 hidden noscript:flex">
        {t('recording.no-script')}
      </Callout>
      <div className="mt-6">
        <RecordingPage feedback={(answer) => <AnswerFeedback {...answer} />} />
      </div>
    </>
  );
}
