import { expect, test } from 'vitest';
import { readableEvidence } from './readable-evidence.ts';

const dayText = (day: string) => day.split('-').toReversed().join('.');

test.each([
  [
    '5 questions, 80% correct (level 1 of 3), on 2026-11-30. Items: http-1, sql-joins-2.',
    '5 questions, 80% correct (level 1 of 3), on 30.11.2026.',
  ],
  ['Best quiz: 90% correct, as of 2026-11-30.', 'Best quiz: 90% correct, as of 30.11.2026.'],
  ['Code 2026-99-99. Items: one, two and more.', 'Code 2026-99-99. Items: one, two and more.'],
])('CRED-01 people read no item ids and dates as they write them: %j', (signed, shown) => {
  expect(readableEvidence(signed, dayText)).toBe(shown);
});
