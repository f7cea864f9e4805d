import { expect, test } from 'vitest';
import { countOthers, type OfferedTime } from './offered-times.ts';

const at = (clock: string) => new Date(`2026-11-30T${clock}Z`);
const offer = (studentId: string, more: Partial<OfferedTime> = {}): OfferedTime => ({
  studentId,
  memberIds: ['maya'],
  startsAt: at('10:00'),
  endsAt: at('11:00'),
  isVisible: true,
  ...more,
});
const hidden = { isVisible: false };
const after = { startsAt: at('11:00'), endsAt: at('12:00') };
const within = { startsAt: at('10:30'), endsAt: at('10:45') };

test.each<[string, OfferedTime[], number | null]>([
  ['nobody', [], 0],
  ['another candidate', [offer('two')], 1],
  ['one candidate twice', [offer('two'), offer('two', within)], 1],
  ['two candidates', [offer('two'), offer('three', within)], 2],
  ['the same candidate', [offer('one')], 0],
  ['another interviewer', [offer('two', { memberIds: ['noor'] })], 0],
  ['a panel with this interviewer', [offer('two', { memberIds: ['noor', 'maya'] })], 1],
  ['a time right after it', [offer('two', after)], 0],
  ['a hidden candidate', [offer('two'), offer('three', hidden)], null],
  [
    'a hidden candidate at another time',
    [offer('two'), offer('three', { ...hidden, ...after })],
    1,
  ],
  ['the same candidate, hidden elsewhere', [offer('one', hidden)], 0],
])('CO-06 a time that is offered to %s', (_, offered, count) => {
  expect(countOthers(offer('one'), offered)).toBe(count);
});
