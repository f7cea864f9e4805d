import { minuteMs } from '#domain/time.ts';
import type { InterviewLead } from './interview.ts';

const leadMs: Record<InterviewLead, number> = {
  'day-1': 24 * 60 * minuteMs,
  'hour-1': 60 * minuteMs,
};
/** After this delay a reminder would be misleading; the later one still comes. */
const lateMs: Record<InterviewLead, number> = { 'day-1': 60 * minuteMs, 'hour-1': 30 * minuteMs };

/** The period of starts that are due for this reminder now; it never includes the past. */
export function dueStarts(lead: InterviewLead, now: Date): { after: Date; until: Date } {
  const exact = now.getTime() + leadMs[lead];
  return { after: new Date(exact - lateMs[lead]), until: new Date(exact) };
}
