import type { Recording } from '#contract/recording.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Player } from './player.tsx';
import { mediaPath } from './recording-times.ts';

/** Plays a recording; the browser fetches the parts that it needs. */
export function Replay({ recording: { id, kind } }: { recording: Recording }) {
  const t = useTexts();
  return (
    <Player src={mediaPath(id)} hasVideo={kind === 'video'} label={t('recording.review.replay')} />
  );
}
