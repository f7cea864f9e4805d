import { useFormat, useTexts } from '#web/lib/texts.tsx';

const hour = 60 * 60;
const day = 24 * hour;

/** '5 hours', and from two days on '2.4 days'; a dash where nothing was measured. */
export function useDurationText() {
  const t = useTexts();
  const format = useFormat();
  return (seconds: number | null) => {
    if (seconds === null) return t('analytics.not-measured');
    if (seconds < hour)
      return t('analytics.minutes', { count: Math.max(1, Math.round(seconds / 60)) });
    if (seconds < 2 * day) return t('analytics.hours', { count: Math.round(seconds / hour) });
    const days = Math.round((seconds / day) * 10) / 10;
    return t('analytics.days', { count: days, days: format.number(days) });
  };
}
