import { expect, test } from 'vitest';
import { findInflation, yearsIn } from './find-inflation.ts';

test.each([
  ['3+ years of experience', 3],
  ['At least 5 years of backend experience', 5],
  ['2-4 yrs experience', 2],
  ['2 to 4 years of relevant work experience', 2],
  ['Experience: minimum 6 years', 6],
  ['1 year of experience in sales, 4 years of experience in all', 4],
  ['We are 12 years old', null],
  ['A contract of 2 years', null],
  ['Our team has been here for 10 years.', null],
])('CO-03 %j asks for %s years', (text, years) => {
  expect(yearsIn(text)).toBe(years);
});

const posting = {
  level: 'Entry Level' as const,
  type: 'Full-time' as const,
  minDegree: null,
  skills: ['Bread'],
  requirements: '',
  description: '',
};

test.each([
  [{}, []],
  [{ requirements: '1 year of experience' }, []],
  [
    { requirements: '3+ years of experience' },
    [{ kind: 'years', field: 'requirements', asked: 3, most: 1 }],
  ],
  [
    { description: '4 years of experience' },
    [{ kind: 'years', field: 'description', asked: 4, most: 1 }],
  ],
  [{ level: '3-5 years' as const, requirements: '5 years of experience' }, []],
  [
    { level: '3-5 years' as const, requirements: '6 years of experience' },
    [{ kind: 'years', field: 'requirements', asked: 6, most: 5 }],
  ],
  [{ level: 'Senior' as const, requirements: '15 years of experience' }, []],
  [{ level: null, requirements: '15 years of experience' }, []],
  [
    { level: null, type: 'Internship' as const, requirements: '2 years of experience' },
    [{ kind: 'years', field: 'requirements', asked: 2, most: 1 }],
  ],
  [{ minDegree: 'bachelor' as const }, []],
  [{ minDegree: 'master' as const }, [{ kind: 'degree', field: 'minDegree' }]],
  [
    { level: '1-3 years' as const, minDegree: 'doctorate' as const },
    [{ kind: 'degree', field: 'minDegree' }],
  ],
  [{ level: '3-5 years' as const, minDegree: 'master' as const }, []],
  [{ skills: ['1', '2', '3', '4', '5'] }, []],
  [
    { skills: ['1', '2', '3', '4', '5', '6'] },
    [{ kind: 'skills', field: 'skills', count: 6, most: 5 }],
  ],
  [{ level: '1-3 years' as const, skills: ['1', '2', '3', '4', '5', '6'] }, []],
])('CO-03 with %j the requirements beyond the level are %j', (change, found) => {
  expect(findInflation({ ...posting, ...change })).toEqual(found);
});
