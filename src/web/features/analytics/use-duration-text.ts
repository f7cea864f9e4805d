import { durationText } from '#texts/duration-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

/** A dash where nothing was measured. */
export function useDurationText() {
  const t = useTexts();
  const format = useFormat();
  return (seconds: number | null) =>
    seconds === null ? t('analytics.not-measured') : durationText(t, format, seconds);
}
