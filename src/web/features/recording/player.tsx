import { joinClasses } from '#web/ui/join-classes.ts';

type Props = {
  src: string;
  hasVideo: boolean;
  label: string;
  autoPlay?: boolean;
  captions?: { src: string; label: string } | undefined;
};

/** Plays video, or sound alone. What is said is shown beside it, as the student's text. */
export function Player({ src, hasVideo, label, autoPlay = false, captions }: Props) {
  const shared = { src, autoPlay, controls: true, 'aria-label': label } as const;
  // Browsers show captions on video alone.
  return hasVideo || captions ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- only where a service heard the times
    <video
      {...shared}
      playsInline
      preload="metadata"
      className={joinClasses(
        // In percent of its height, the text would be too small on a phone.
        'w-full rounded-card [&::cue]:text-16',
        hasVideo ? 'aspect-video bg-backdrop' : 'h-40 border border-line bg-surface',
      )}
    >
      {captions && <track kind="captions" {...captions} default />}
    </video>
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing here recognises speech
    <audio {...shared} preload="metadata" className="w-full" />
  );
}
