import { expect, test } from 'vitest';
import { blindName, isIdentifying, redact } from './blind.ts';
import { criteriaOf } from './criteria.ts';
import { isComplete, summarize } from './scorecard.ts';

const asha = { name: 'Asha Rao-Iyer', values: ['Asha Rao-Iyer', 'IIT Bombay', 'asha@x.test'] };

test.each([
  ['I am Asha Rao-Iyer.', 'I am █████.'],
  ['ASHA here, of IIT bombay', '█████ here, of █████'],
  ['Write to other@mail.test or +91 98 1234 5678', 'Write to █████ or █████'],
  ['See https://asha.dev/cv and linkedin.com/in/a', 'See █████ and █████'],
  ['Ashanti dancing, 2019–2024, 1,200 users', 'Ashanti dancing, 2019–2024, 1,200 users'],
])('CO-05 a blind text hides who wrote it: %s', (text, shown) => {
  expect(redact(text, asha)).toBe(shown);
});

test('CO-05 a short part of a name is no reason to blank words of the language', () => {
  expect(redact('We are in it together', { name: 'Li An', values: [] })).toBe(
    'We are in it together',
  );
  expect(redact('Li An wrote this', { name: 'Li An', values: [] })).toBe('█████ wrote this');
});

test('CO-05 a blind name is stable and says nothing', () => {
  const names = ['0192f0c1-aaaa-7bbb', '0192f0c1-aaaa-7bbc', '0192f0c2-aaaa-7bbb'].map((start) =>
    blindName(`${start}-8000-64656d6f2d31`),
  );
  for (const name of names) expect(name).toMatch(/^#[0-9A-F]{4}$/u);
  expect(new Set(names).size, 'candidates whose ids end alike').toBe(3);
  expect(isIdentifying('basics.name')).toBe(true);
  expect(isIdentifying('education.0.school')).toBe(true);
  expect(isIdentifying('education.0.degree')).toBe(false);
  expect(isIdentifying('experience.0.company')).toBe(false);
});

test('CO-05 criteria are trimmed, and two of one name are refused', () => {
  expect(
    criteriaOf([
      { name: ' Craft ', help: ' ' },
      { name: '', help: 'x' },
    ]),
  ).toEqual([{ name: 'Craft', help: null }]);
  expect(
    criteriaOf([
      { name: 'Craft', help: null },
      { name: 'craft', help: null },
    ]),
  ).toBeNull();
  expect(criteriaOf([])).toBeNull();
});

test('CO-05 a scorecard has one score with evidence for each criterion', () => {
  const score = (criterion: string, evidence = 'Said so.') => ({ criterion, score: 3, evidence });
  const criteria = [{ name: 'A' }, { name: 'B' }];
  expect(isComplete([score('B'), score('A')], criteria)).toBe(true);
  expect(isComplete([score('A')], criteria)).toBe(false);
  expect(isComplete([score('A'), score('A')], criteria)).toBe(false);
  expect(isComplete([score('A'), score('B', '  ')], criteria)).toBe(false);
  expect(isComplete([score('A'), score('B'), score('C')], criteria)).toBe(false);
});

test('CO-05 the summary shows mean and spread', () => {
  const card = (a: number, b: number) => ({
    scores: [
      { criterion: 'A', score: a, evidence: '' },
      { criterion: 'B', score: b, evidence: '' },
    ],
  });
  expect(summarize([card(1, 4), card(4, 4)])).toEqual([
    { criterion: 'A', count: 2, mean: 2.5, lowest: 1, highest: 4, spread: [1, 0, 0, 1] },
    { criterion: 'B', count: 2, mean: 4, lowest: 4, highest: 4, spread: [0, 0, 0, 2] },
  ]);
  expect(summarize([])).toEqual([]);
});
