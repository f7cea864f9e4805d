import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ownAssessmentsPath } from '#web/features/assessment/assessment-paths.ts';
import { OwnAssessment } from '#web/features/assessment/own-assessment.tsx';
import type { QuestionParts } from '#web/features/assessment/sitting-view.tsx';
import { CompanyRecorder } from '#web/features/recording/company-recorder.tsx';
import { Player } from '#web/features/recording/player.tsx';
import { useOwnDocument } from '#web/features/recording/use-own-document.ts';
import { AnswerField } from '#web/features/skill-test/answer-field.tsx';
import { QuestionText } from '#web/features/skill-test/question-text.tsx';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/assessment.ts';

// Few of a company's questions are code, few answers are transcribed, and fewer were cut off.
const RunPanel = lazy(() =>
  importWithRetry(() => import('#web/features/skill-test/run-panel.tsx')),
);
const TranscribeButton = lazy(() =>
  importWithRetry(() => import('#web/features/recording/transcribe-button.tsx')),
);
const UnfinishedRecordings = lazy(() =>
  importWithRetry(() => import('#web/features/recording/unfinished-recordings.tsx')),
);

const inputOf = (params: Record<string, string | undefined>) => ({
  sittingId: params['sittingId'] ?? '',
});

export const loader = pageLoader({
  texts: ['assessment', 'skill-test', 'recording'],
  only: ['student'],
  prefetch: ({ api: inProcess, load, params }) => {
    const input = inputOf(params);
    return Promise.all([
      load(inProcess.assessment.findOwn.query(input)),
      load(inProcess.assessment.findRunning.query(input)),
      load(inProcess.recording.loadRoom.query()),
      load(inProcess.recording.listUnfinished.query()),
    ]);
  },
  title: (t) => t('dashboard.assessments-from-companies'),
});

const parts: Omit<QuestionParts, 'media'> = {
  text: (question) => (
    <QuestionText question={{ ...question, skill: question.skills.join(', ') }} />
  ),
  field: (question, answer, onChange) =>
    question.kind === 'open' ? null : (
      <AnswerField
        question={{ ...question, kind: question.kind }}
        answer={answer}
        onChange={onChange}
        onPaste={() => undefined}
      />
    ),
  run: (run) => (
    <Suspense>
      <RunPanel run={run} />
    </Suspense>
  ),
};

export default function StudentAssessment({ params }: Route.ComponentProps) {
  const t = useTexts();
  const input = inputOf(params);
  const { data } = useSuspenseQuery(api.assessment.findOwn.query(input));
  const { running } = useSuspenseQuery(api.assessment.findRunning.query(input)).data;
  useOwnDocument(running?.questions.some(({ recording }) => recording !== null) ?? false);
  const media: QuestionParts['media'] = {
    player: (played) => <Player {...played} />,
    transcriber: (button) => (
      <Suspense>
        <TranscribeButton {...button} />
      </Suspense>
    ),
    recorder: (props) => <CompanyRecorder company={data.companyName} {...props} />,
    unfinished: (answer) => (
      <Suspense>
        <UnfinishedRecordings answer={answer} />
      </Suspense>
    ),
  };
  return (
    <>
      <PageHeader
        above={<Link to={ownAssessmentsPath}>{t('dashboard.assessments-from-companies')}</Link>}
        title={data.title}
        purpose={t('assessment.own.from', { company: data.companyName, job: data.postingTitle })}
      />
      <Callout tone="warning" className="mt-6 hidden noscript:flex">
        {t('skill-test.no-script')}
      </Callout>
      <div className="mt-6">
        <OwnAssessment {...input} parts={{ ...parts, media }} />
      </div>
    </>
  );
}
