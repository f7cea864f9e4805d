import { expect, test } from 'vitest';
import { kindsOfPriority, priorities, priorityOf } from './notification-priority.ts';
import { notificationKinds } from './notification.ts';

test.each([
  ['application.left', 'high'],
  ['application.message', 'medium'],
  ['application.received', 'low'],
  ['coach.booked', 'high'],
  ['coach.cancelled', 'high'],
  ['drive.changed', 'low'],
  ['interview.booked', 'high'],
  ['interview.reminder', 'high'],
  ['offer.accepted', 'high'],
  ['offer.expired', 'low'],
] as const)('CO-09 %s has the priority %s', (kind, priority) => {
  expect(priorityOf(kind)).toBe(priority);
});

test('CO-09 every kind has one priority', () => {
  expect(priorities.flatMap(kindsOfPriority).toSorted()).toEqual(notificationKinds.toSorted());
});
