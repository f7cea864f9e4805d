import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { maxRecordingMs } from '#domain/recording/recording-limits.ts';
import { minuteMs } from '#domain/time.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { CameraView } from './camera-view.tsx';
import { LevelMeter } from './level-meter.tsx';
import { clockOf } from './recording-times.ts';
import { SignedOutNote } from './signed-out-note.tsx';
import type { RecorderState } from './use-media-recorder.ts';

type Props = {
  question: string;
  stream: MediaStream;
  hasVideo: boolean;
  state: RecorderState;
  onStop: () => void;
  onRetry: () => void;
  onGiveUp: () => void;
};

/** The question, the camera, the time and one button; then the progress of saving. */
export function RecordingView({
  question,
  stream,
  hasVideo,
  state,
  onStop,
  onRetry,
  onGiveUp,
}: Props) {
  const t = useTexts();
  if (state.phase !== 'recording')
    return <SavingView state={state} onRetry={onRetry} onGiveUp={onGiveUp} />;
  return (
    <Card padding="lg">
      <div className="mx-auto flex max-w-text flex-col items-center gap-5">
        <h2 className="text-center text-20 font-semibold wrap-anywhere">{question}</h2>
        {hasVideo && <CameraView stream={stream} />}
        <RecordedTime startedAt={state.startedAt} />
        <div className="w-full max-w-xs">
          <LevelMeter stream={stream} isQuiet />
        </div>
        <button
          type="button"
          onClick={onStop}
          aria-label={t('recording.recording.stop')}
          title={t('recording.recording.stop')}
          className="grid size-18 place-items-center rounded-full border-4 border-line-strong bg-danger text-on-danger outline-offset-4"
        >
          <Square size={28} aria-hidden="true" fill="currentColor" />
        </button>
        <p role="status" className="min-h-5 text-center text-13 text-ink-muted">
          {state.waiting === 'connection' ? (
            t('recording.recording.offline')
          ) : state.waiting === 'sign-in' ? (
            <SignedOutNote />
          ) : (
            <span className="sr-only">{t('recording.recording.started')}</span>
          )}
        </p>
      </div>
    </Card>
  );
}

function RecordedTime({ startedAt }: { startedAt: number }) {
  const t = useTexts();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const elapsed = now - startedAt;
  const left = maxRecordingMs - elapsed;
  return (
    <div className="flex items-center gap-3 text-14">
      <span className="flex items-center gap-2 font-medium">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-danger-mark" />
        {t('recording.recording.status')}
      </span>
      <span role="timer" className="text-20 font-semibold tabular-nums">
        {clockOf(elapsed)}
      </span>
      <span className="text-ink-muted tabular-nums">
        {t('recording.recording.left', { time: clockOf(left) })}
      </span>
      <span role="status" className="sr-only">
        {left < minuteMs && t('recording.recording.minute-left')}
      </span>
    </div>
  );
}

function SavingView({ state, onRetry, onGiveUp }: Pick<Props, 'state' | 'onRetry' | 'onGiveUp'>) {
  const t = useTexts();
  const { phase, made, sent, waiting, error } = state;
  if (phase === 'failed') {
    return (
      <Callout
        tone="danger"
        live
        title={t('recording.saving.failed')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button size="sm" onClick={onGiveUp}>
              {t('recording.review.again')}
            </Button>
          </div>
        }
      >
        {t(callFailure(error))} {t('recording.saving.kept')}
      </Callout>
    );
  }
  return (
    <Card padding="lg" title={t('recording.saving.title')}>
      <Progress
        label={t('recording.saving.label')}
        value={sent}
        max={Math.max(1, made)}
        valueText={t('recording.saving.progress', { done: sent, all: made })}
      />
      <p role="status" className="mt-3 min-h-5 text-14 text-ink-muted">
        {waiting === 'connection' && t('recording.saving.offline')}
        {waiting === 'sign-in' && <SignedOutNote />}
        {waiting === null && phase === 'finishing' && t('recording.saving.finishing')}
      </p>
    </Card>
  );
}
