import { useEffect, useEffectEvent, useState } from 'react';
import type { Recording } from '#contract/recording.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CameraView } from './camera-view.tsx';
import { LevelMeter } from './level-meter.tsx';
import { closeDevices, type Devices, openDevices } from './open-devices.ts';
import { RecordingView } from './recording-view.tsx';
import { TestRecording } from './test-recording.tsx';
import { type Ending, useMediaRecorder } from './use-media-recorder.ts';

type Props = {
  question: { id: string; question: string };
  video: boolean;
  onFinished: (recording: Recording, ending: Ending | null) => void;
  onUnavailable: () => void;
  onBusy: (isBusy: boolean) => void;
};

/** Opens camera and microphone, shows that they work, and then records with them. */
export function DeviceCheck({ question, video, onFinished, onUnavailable, onBusy }: Props) {
  const t = useTexts();
  const [settings, setSettings] = useState<{
    video: boolean;
    turn: number;
    cameraId?: string;
    microphoneId?: string;
  }>({ video, turn: 0 });
  const [devices, setDevices] = useState<Devices | null>(null);
  const [known, setKnown] = useState<MediaDeviceInfo[]>([]);
  const { state, start, stop, retry, reset } = useMediaRecorder({
    questionId: question.id,
    onFinished,
  });
  const report = useEffectEvent(onUnavailable);
  const isBusy = state.phase !== 'idle';
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => reportBusy(isBusy), [isBusy]);

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | null = null;
    void openDevices(settings).then(async (found) => {
      opened = found.stream;
      if (isOver) return closeDevices(opened);
      setDevices(found);
      if (found.stream === null) return report();
      const all = await navigator.mediaDevices.enumerateDevices();
      if (!isOver) setKnown(all);
      return undefined;
    });
    return () => {
      isOver = true;
      closeDevices(opened);
    };
  }, [settings]);

  const again = (part: Partial<typeof settings> = {}) => {
    setDevices(null);
    setSettings((last) => ({ ...last, ...part, turn: last.turn + 1 }));
  };

  if (devices === null) {
    return (
      <Card padding="lg">
        <p
          role="status"
          className="flex items-center justify-center gap-2 py-16 text-14 text-ink-muted"
        >
          <Spinner size={20} />
          {t('recording.setup.starting')}
        </p>
      </Card>
    );
  }

  const { stream, hasVideo, problem } = devices;
  const notice = problem && (
    <Callout
      tone="warning"
      live
      title={t(`recording.problem.${problem}-title`)}
      action={
        problem === 'unsupported' ? undefined : (
          <Button size="sm" onClick={() => again()}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {t(`recording.problem.${problem}`)}
    </Callout>
  );
  if (stream === null) return notice;
  if (state.phase !== 'idle' && state.phase !== 'starting') {
    return (
      <RecordingView
        question={question.question}
        stream={stream}
        hasVideo={hasVideo}
        state={state}
        onStop={stop}
        onRetry={retry}
        onGiveUp={() => {
          reset();
          again();
        }}
      />
    );
  }
  const listOf = (kind: MediaDeviceKind) =>
    known
      .filter((each) => each.kind === kind && each.deviceId !== '')
      .map(({ deviceId, label }, at) => ({
        value: deviceId,
        label: label || t('recording.setup.unnamed', { number: at + 1 }),
      }));
  const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? '';
  const [cameras, microphones] = [listOf('videoinput'), listOf('audioinput')];
  return (
    <Card
      title={t(hasVideo ? 'recording.setup.title' : 'recording.setup.title-sound')}
      padding="lg"
    >
      <div className="flex flex-col gap-5">
        {notice}
        {state.error !== null && (
          <Callout tone="danger" live title={t('recording.recording.not-started')}>
            {t(callFailure(state.error))}
          </Callout>
        )}
        <div className={hasVideo ? 'grid gap-5 lg:grid-cols-2' : 'grid max-w-text gap-5'}>
          {hasVideo && <CameraView stream={stream} />}
          <div className="flex min-w-0 flex-col gap-4">
            {hasVideo && cameras.length > 0 && (
              <Field label={t('recording.setup.camera')}>
                <Select
                  value={idOf(stream.getVideoTracks()[0])}
                  options={cameras}
                  onChange={(event) => again({ cameraId: event.target.value })}
                />
              </Field>
            )}
            {microphones.length > 0 && (
              <Field label={t('recording.setup.microphone')}>
                <Select
                  value={idOf(stream.getAudioTracks()[0])}
                  options={microphones}
                  onChange={(event) => again({ microphoneId: event.target.value })}
                />
              </Field>
            )}
            <LevelMeter stream={stream} />
            <TestRecording stream={stream} hasVideo={hasVideo} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
          <Button
            variant="primary"
            size="lg"
            busy={state.phase === 'starting'}
            busyText={t('recording.recording.preparing')}
            onClick={() => void start(stream)}
          >
            {t('recording.setup.start')}
          </Button>
          {(hasVideo || !settings.video) && video && (
            <Button size="lg" onClick={() => again({ video: !settings.video })}>
              {t(settings.video ? 'recording.setup.use-sound' : 'recording.setup.use-video')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
