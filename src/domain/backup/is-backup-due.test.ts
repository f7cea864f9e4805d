import { expect, test } from 'vitest';
import { isBackupDue, lastBackupTime, nextBackupTime } from './is-backup-due.ts';

test.each([
  ['2026-11-28T01:59:59.999Z', 2, '2026-11-27T02:00:00.000Z', '2026-11-28T02:00:00.000Z'],
  ['2026-11-28T02:00:00.000Z', 2, '2026-11-28T02:00:00.000Z', '2026-11-29T02:00:00.000Z'],
  ['2026-12-31T23:59:00.000Z', 23, '2026-12-31T23:00:00.000Z', '2027-01-01T23:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', 0, '2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z'],
])('ADM-07 at %s the backup of %i:00 was due at %s and is next at %s', (now, hour, last, next) => {
  expect(lastBackupTime(new Date(now), hour).toISOString()).toBe(last);
  expect(nextBackupTime(new Date(now), hour).toISOString()).toBe(next);
});

test('ADM-07 a daily backup is made once, and tried three times if it fails', () => {
  expect(isBackupDue({ started: 0, failed: 0 })).toBe(true);
  expect(isBackupDue({ started: 1, failed: 0 })).toBe(false);
  expect(isBackupDue({ started: 0, failed: 2 })).toBe(true);
  expect(isBackupDue({ started: 0, failed: 3 })).toBe(false);
});
