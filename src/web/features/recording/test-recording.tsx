import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { recordedType } from './open-devices.ts';
import { Player } from './player.tsx';

const testMs = 3_000;

/** Records three seconds and plays them back, without sending anything. */
export function TestRecording({ stream, hasVideo }: { stream: MediaStream; hasVideo: boolean }) {
  const t = useTexts();
  const [isTesting, setIsTesting] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), [stream]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  function test() {
    const mimeType = recordedType(hasVideo);
    if (mimeType === null) return;
    const recorder = new MediaRecorder(stream, { mimeType });
    const parts: Blob[] = [];
    let isOver = false;
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      if (isOver) return;
      setIsTesting(false);
      setUrl(URL.createObjectURL(new Blob(parts, { type: mimeType })));
    });
    const timer = setTimeout(() => recorder.stop(), testMs);
    stop.current = () => {
      isOver = true;
      clearTimeout(timer);
      if (recorder.state !== 'inactive') recorder.stop();
    };
    setUrl(null);
    setIsTesting(true);
    recorder.start();
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button busy={isTesting} busyText={t('recording.setup.testing')} onClick={test}>
          {t('recording.setup.test')}
        </Button>
        <p className="text-13 text-ink-muted">{t('recording.setup.test-note')}</p>
      </div>
      {url !== null && (
        <div className="max-w-xs">
          <Player src={url} hasVideo={hasVideo} label={t('recording.setup.playback')} autoPlay />
        </div>
      )}
    </div>
  );
}
