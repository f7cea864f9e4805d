type Props = { src: string; hasVideo: boolean; label: string; autoPlay?: boolean };

/** Plays video, or sound alone. What is said stands beside it, as the student's text. */
export function Player({ src, hasVideo, label, autoPlay = false }: Props) {
  const shared = { src, autoPlay, controls: true, 'aria-label': label } as const;
  return hasVideo ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing here recognises speech
    <video
      {...shared}
      playsInline
      preload="metadata"
      className="aspect-video w-full rounded-card bg-backdrop"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing here recognises speech
    <audio {...shared} preload="metadata" className="w-full" />
  );
}
