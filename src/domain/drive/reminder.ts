import { hourMs } from '#domain/time.ts';
import type { DateKind, DriveState } from './drive.ts';

/** How long before a date followers are reminded. */
export const leads = ['days-3', 'day-1', 'hours-3'] as const;
export type Lead = (typeof leads)[number];

const leadMs: Record<Lead, number> = {
  'days-3': 72 * hourMs,
  'day-1': 24 * hourMs,
  'hours-3': 3 * hourMs,
};

/** A reminder is sent a little early rather than late, and never once it would be misleading. */
const earlyMs = 4 * 60_000;
const lateMs = 5 * 60_000;

/** The period of the dates that are due for this reminder now. */
export function dueDates(lead: Lead, now: Date): { from: Date; to: Date } {
  const exact = now.getTime() + leadMs[lead];
  return { from: new Date(exact - lateMs), to: new Date(exact + earlyMs) };
}

/** Whether a date still concerns someone who got this far. */
export function wantsReminder(state: DriveState | null, kind: DateKind): boolean {
  if (state === 'rejected' || state === 'offered') return false;
  if (kind === 'opens' || kind === 'closes') return state === null || state === 'interested';
  return kind !== 'test' || state !== 'tested';
}
