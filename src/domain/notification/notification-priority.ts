import {
  type Declaration,
  type NotificationKind,
  notificationKinds,
  notifications,
} from './notification.ts';

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

const raised: Partial<Record<NotificationKind, Priority>> = {
  'application.left': 'high',
  'application.message': 'medium',
  // The mails change a calendar or come an hour before: a summary would be too late.
  'coach.booked': 'high',
  'coach.cancelled': 'high',
  'interview.booked': 'high',
  'interview.cancelled': 'high',
  'interview.reminder': 'high',
  'offer.accepted': 'high',
};

/**
 * How urgent a notification is: a withdrawal, an answer to an offer, the time of an interview
 * or a coach, a message, or the rest.
 */
export function priorityOf(kind: NotificationKind): Priority {
  return raised[kind] ?? 'low';
}

export function kindsOfPriority(priority: Priority): NotificationKind[] {
  return notificationKinds.filter((kind) => priorityOf(kind) === priority);
}

/** Kinds whose mails wait for the daily summary of those who take one: all but urgent ones. */
export function isSummarized(kind: NotificationKind): boolean {
  const { data }: Declaration = notifications[kind];
  return data !== undefined && priorityOf(kind) !== 'high';
}

/** An unread notification is mailed after this, so that whoever is online reads it first. */
export const mailWaitMs = 2 * 60_000;
