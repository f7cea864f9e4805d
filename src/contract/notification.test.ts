import { expect, test } from 'vitest';
import { kindsOf, notificationKinds } from '#domain/setting/notification-choice.ts';
import { notificationData } from './notification.ts';

const told = notificationData.options.map(({ shape }) => shape.kind.value);

test('PRAC-08 every in-app notification can be switched off', () => {
  const rows = Object.values(kindsOf).flat();
  const switched = rows.filter(({ channels }) => channels.includes('inApp'));
  expect(new Set(switched.map(({ kind }) => kind))).toEqual(new Set(told));
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(notificationKinds));
});
