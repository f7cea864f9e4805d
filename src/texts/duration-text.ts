import type { Format } from './format.ts';
import type { Translate } from './translate.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** '5 hours', and from two days on '2.4 days'. */
export function durationText(t: Translate, format: Format, seconds: number): string {
  if (seconds < hour)
    return t('analytics.minutes', { count: Math.max(1, Math.round(seconds / 60)) });
  if (seconds < 2 * day) return t('analytics.hours', { count: Math.round(seconds / hour) });
  const days = Math.round((seconds / day) * 10) / 10;
  return t('analytics.days', { count: days, days: format.number(days) });
}
