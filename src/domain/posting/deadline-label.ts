import { daysBetween } from './days-between.ts';

export type DeadlineLabel = {
  kind: 'expired' | 'today' | 'tomorrow' | 'days' | 'date';
  days: number;
  tone: 'danger' | 'warning' | 'info';
};

/**
 * How soon a posting closes, in calendar days of the reader's time zone, and its urgency: red up to
 * 3 days, orange up to 7, blue beyond.
 */
export function deadlineLabel(deadline: Date, now: Date, timeZone: string): DeadlineLabel {
  const days = daysBetween(now, deadline, timeZone);
  const tone = days <= 3 ? 'danger' : days <= 7 ? 'warning' : 'info';
  return { kind: deadline < now ? 'expired' : kindOf(days), days, tone };
}

function kindOf(days: number): DeadlineLabel['kind'] {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days <= 7 ? 'days' : 'date';
}
