import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.tsx';

/** What the camera sees, as in a mirror. */
export function CameraView({ stream }: { stream: MediaStream }) {
  const t = useTexts();
  const view = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (view.current) view.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={view}
      autoPlay
      muted
      playsInline
      aria-label={t('recording.setup.preview')}
      className="aspect-video w-full -scale-x-100 rounded-card bg-backdrop object-cover"
    />
  );
}
