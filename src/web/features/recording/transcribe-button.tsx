import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** Only where the site has a speech-to-text service; it names the host before anything is sent. */
export default function TranscribeButton({
  busy,
  onPress,
}: {
  busy: boolean;
  onPress: () => void;
}) {
  const t = useTexts();
  const helpId = useId();
  const { transcriber } = useSuspenseQuery(api.recording.loadRoom.query()).data;
  if (transcriber === null) return null;
  return (
    <>
      <p id={helpId} className="basis-full text-13 text-ink-muted">
        {t('recording.review.transcribe-help', { host: transcriber })}
      </p>
      <Button
        aria-describedby={helpId}
        busy={busy}
        busyText={t('recording.review.transcribing')}
        onClick={onPress}
      >
        {t('recording.review.transcribe')}
      </Button>
    </>
  );
}
