import { expect, test } from 'vitest';
import { kindsOf, notificationKinds } from '#domain/setting/notification-choice.ts';
import { notificationData } from './notification.ts';

const told = notificationData.options.map(({ shape }) => shape.kind.value);

test('PRAC-08 whatever people are told of inside the product has a switch that they can turn off', () => {
  const rows = Object.values(kindsOf).flat();
  const switched = rows.filter(({ channels }) => channels.includes('inApp'));
  expect(new Set(switched.map(({ kind }) => kind))).toEqual(new Set(told));
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(notificationKinds));
});
