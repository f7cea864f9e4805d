import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Recording } from '#contract/recording.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnswerRecorder } from './answer-recorder.tsx';
import { questionInput } from './question-input.ts';
import { RecordedAnswers } from './recorded-answers.tsx';
import { Replay } from './replay.tsx';
import { type Feedback, TranscriptBox } from './transcript-box.tsx';
import UnfinishedRecordings from './unfinished-recordings.tsx';
import type { Ending } from './use-media-recorder.ts';
import { useOwnDocument } from './use-own-document.ts';

type Reviewed = { recording: Recording; ending: Ending | null };

/** Record an answer, review it, and the answers recorded before. */
export function RecordingPage({ feedback }: { feedback?: Feedback }) {
  const t = useTexts();
  useOwnDocument();
  const [params, setParams] = useSearchParams();
  const { question } = useSuspenseQuery(
    api.recording.findQuestion.query(questionInput(params)),
  ).data;
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** Changes when recording starts over. */
  const [turn, setTurn] = useState(0);
  if (question === null) return <Callout tone="warning">{t('recording.question.missing')}</Callout>;
  const startOver = () => {
    setReviewed(null);
    setIsTyped(false);
    setTurn(turn + 1);
  };
  const next = () => {
    startOver();
    setParams({ after: question.id }, { preventScrollReset: true, replace: true });
  };
  return (
    <div className="flex flex-col gap-8">
      {!isBusy && <UnfinishedRecordings />}
      <section aria-label={t('dashboard.question')} className="flex flex-col gap-4">
        {!isBusy && (
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="max-w-text min-w-0">
              <p className="text-13 text-ink-muted">{t('dashboard.question')}</p>
              <h2 className="mt-0.5 text-20 font-semibold wrap-anywhere">{question.question}</h2>
            </div>
            <Button onClick={next}>{t('recording.question.another')}</Button>
          </div>
        )}
        {reviewed === null ? (
          <AnswerRecorder
            key={`${question.id} ${turn}`}
            question={question}
            onFinished={(recording, ending) => {
              setIsBusy(false);
              setReviewed({ recording, ending });
            }}
            onUnavailable={() => setIsTyped(true)}
            onBusy={setIsBusy}
          />
        ) : (
          <Review reviewed={reviewed} feedback={feedback} onAgain={startOver} />
        )}
        {isTyped && reviewed === null && (
          <Card padding="lg">
            <TranscriptBox
              key={question.id}
              questionId={question.id}
              recording={null}
              feedback={feedback}
            />
          </Card>
        )}
        {(reviewed !== null || isTyped) && <Points points={question.points} />}
      </section>
      {!isBusy && <RecordedAnswers feedback={feedback} />}
    </div>
  );
}

function Review({
  reviewed: { recording, ending },
  feedback,
  onAgain,
}: {
  reviewed: Reviewed;
  feedback: Feedback | undefined;
  onAgain: () => void;
}) {
  const t = useTexts();
  return (
    <Card
      padding="lg"
      title={t('recording.review.title')}
      action={<Button onClick={onAgain}>{t('recording.review.again')}</Button>}
    >
      {ending !== null && (
        <Callout tone="warning" live className="mb-5">
          {t(`recording.saving.ended-${ending}`)}
        </Callout>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Replay recording={recording} />
        <TranscriptBox
          key={recording.id}
          questionId={recording.questionId}
          recording={recording}
          feedback={feedback}
        />
      </div>
    </Card>
  );
}

function Points({ points }: { points: string[] }) {
  const t = useTexts();
  return (
    <Card level={3} title={t('recording.question.points')}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
