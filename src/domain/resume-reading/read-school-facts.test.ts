import { expect, test } from 'vitest';
import type { Line } from './piece.ts';
import { readSchoolFacts } from './read-school-facts.ts';

const batchIn = (text: string) => readSchoolFacts([{ text } as Line], []).batch;

test.each([
  ['2020 batch', 2020],
  ['Batch of 2024', 2024],
  ['Class of ’24', 2024],
  ['Batch: 2020-24', 2024],
  ['Year of passing: 2019', 2019],
  ['Batch 2020-24 B.Tech CSE', 2024],
  ['Batch of 2020 - 2024 in Pune', 2024],
  ['Year of passing: 2019 - 88%', 2019],
  ['Class of 2024 - 85%', 2024],
  ['Class of 2024-85.5 %', 2024],
  ['Class of 2020 – 12 students', 2020],
  ['Class of 2020-12 students', 2020],
  ['Class 12, CBSE, 88%', null],
  ['First class 78%', null],
  ['Mentored a batch of 30 students', null],
])('ATS-01 the year of graduation in %j', (text, batch) => {
  expect(batchIn(text)).toBe(batch);
});
