import { expect, test } from 'vitest';
import { slotStart } from './slot-start.ts';

test('PRAC-03 a coach who offers another time enters only its start', () => {
  const last = { topic: 'System design', minutes: 45, place: 'https://meet.example/room' };
  expect(slotStart('Asia/Kolkata', last)).toEqual({
    ...{ timeZone: 'Asia/Kolkata', minutes: '45' },
    ...{ topic: last.topic, place: last.place },
  });
  expect(slotStart('UTC', undefined)).toEqual({ timeZone: 'UTC', minutes: '30' });
});
