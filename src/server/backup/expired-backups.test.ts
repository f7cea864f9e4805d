import { expect, test } from 'vitest';
import { backupName, expiredBackups } from './expired-backups.ts';

const day = 24 * 60 * 60 * 1_000;
const from = Date.UTC(2026, 10, 24, 3);

test('REL-42 of 60 daily backups those of the last seven days and of four weeks are kept', () => {
  const names = Array.from({ length: 60 }, (_, n) => backupName(new Date(from - n * day)));
  const expired = new Set(expiredBackups(names));
  expect(names.filter((name) => !expired.has(name))).toEqual(
    ['24', '23', '22', '21', '20', '19', '18', '15', '08'].map(
      (date) => `firstrung-2026-11-${date}T03-00-00Z.tar`,
    ),
  );
});

test('REL-42 of several backups of a day the newest is kept; days without one don’t count', () => {
  const kept = ['firstrung-2026-11-24T20-00-00Z.tar', 'firstrung-2026-08-01T03-00-00Z.tar'];
  const names = [...kept, 'firstrung-2026-11-24T03-00-00Z.tar'];
  expect(expiredBackups(names)).toEqual(['firstrung-2026-11-24T03-00-00Z.tar']);
});

test('REL-42 other files of the folder are left alone', () => {
  expect(
    expiredBackups(['notes.txt', 'firstrung-old.tar', 'firstrung-2026-99-99T99-99-99Z.tar']),
  ).toEqual([]);
});
