import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';

/** Peaks above this are speech rather than the noise of a room. */
const hearingThreshold = 0.05;

/** How loud the microphone is, and whether anything was heard yet. */
export function LevelMeter({
  stream,
  isQuiet = false,
}: {
  stream: MediaStream;
  isQuiet?: boolean;
}) {
  const t = useTexts();
  const bar = useRef<HTMLMeterElement>(null);
  const [wasHeard, setWasHeard] = useState(false);
  useEffect(() => {
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    // About as long as the pause between two looks at it, so that no sound is missed.
    analyser.fftSize = 8192;
    const source = sound.createMediaStreamSource(stream);
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      if (bar.current) bar.current.value = Math.min(1, Math.sqrt(peak));
      if (peak > hearingThreshold) setWasHeard(true);
    }, 100);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void sound.close();
    };
  }, [stream]);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <meter
        ref={bar}
        min={0}
        max={1}
        aria-label={t('recording.setup.level')}
        className="h-2 w-full appearance-none overflow-hidden rounded-chip border-0 bg-line [&::-moz-meter-bar]:bg-success-mark [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-chip [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-success-mark [&::-webkit-meter-optimum-value]:bg-none"
      />
      {!isQuiet && (
        <p role="status" className="text-13 text-ink-muted">
          {t(wasHeard ? 'recording.setup.heard' : 'recording.setup.not-heard')}
        </p>
      )}
    </div>
  );
}
