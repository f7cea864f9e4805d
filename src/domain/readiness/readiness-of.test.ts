import { expect, test } from 'vitest';
import { readinessOf } from './readiness-of.ts';

const none = { ats: null, resume: null, interviews: null, skills: null };

test('HOME-01 with all four parts the score is the documented sum weighted 40, 20, 20 and 20', () => {
  expect(readinessOf({ ats: 90, resume: 80, interviews: 60, skills: 62.5 })).toEqual({
    score: 77, // 36 + 16 + 12 + 12.5, rounded
    level: { name: 'risingStar', number: 3 },
    measured: 100,
  });
});

test.each([
  [{ ...none, ats: 70 }, 70, 40],
  [{ ...none, ats: 90, resume: 30 }, 70, 60],
  [{ ...none, resume: 50 }, 50, 20],
  [{ ...none, ats: 0 }, 0, 40],
])('HOME-01 %o: unmeasured parts don’t count as zero', (values, score, measured) => {
  expect(readinessOf(values)).toMatchObject({ score, measured });
});

test('HOME-01 without any measured part there is no score', () => {
  expect(readinessOf(none)).toBeNull();
});

test.each([
  [100, 'expert', 4],
  [80, 'expert', 4],
  [79, 'risingStar', 3],
  [60, 'risingStar', 3],
  [59, 'developing', 2],
  [40, 'developing', 2],
  [39, 'beginner', 1],
  [0, 'beginner', 1],
])('HOME-01 %i is %s, level %i', (score, name, number) => {
  const values = { ...none, ats: score, resume: score };
  expect(readinessOf(values)).toEqual({ score, level: { name, number }, measured: 60 });
});

test.each([
  [{ ...none, resume: 85 }, 20],
  [{ ...none, ats: 85 }, 40],
  [{ ...none, resume: 85, skills: 85 }, 40],
])('HOME-01 %o: below 60 %% measured there is a score and no level', (values, measured) => {
  expect(readinessOf(values)).toEqual({ score: 85, level: null, measured });
});
