import { expect, test } from 'vitest';
import { findGrade } from './find-grade.ts';

test.each([
  ['University of Leeds (2:1)', '2:1'],
  ['First year, 2:1 Honours', '2:1'],
  ['BA (Hons) 2:2', '2:2'],
  ['Upper class, 2:1, 2015', '2:1'],
  ['University of Leeds, 2:1', '2:1'],
  ['PhD, Institut Laue, 2:1 ratio', ''],
  ['Mixed dyes 2:1 with water', ''],
  ['CGPA: 8.6/10', 'CGPA: 8.6/10'],
])('RES-05 the grade in %j', (text, grade) => {
  expect(findGrade(text)).toBe(grade);
});
