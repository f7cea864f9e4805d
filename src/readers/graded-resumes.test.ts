import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';
import { scoreResume } from '#domain/ats/score-resume.ts';

/** Resumes of 20 occupations, graded by their content, from 0 (poor) to 5 (outstanding). */
const graded = readFileSync(path.join(import.meta.dirname, 'graded-resumes.txt'), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((resume) => {
    const document = documentFromText(resume.slice(resume.indexOf('\n')).trim());
    return {
      grade: Number(resume.slice(0, 1)),
      score: scoreResume(document, extractResume(document)).score,
    };
  });

/** Ranks from 1, equal values sharing the mean of theirs. */
const ranksOf = (values: readonly number[]) =>
  values.map((value) => {
    const less = values.filter((other) => other < value).length;
    return less + (values.filter((other) => other === value).length + 1) / 2;
  });

function spearman(some: readonly number[], others: readonly number[]): number {
  const [x, y] = [ranksOf(some), ranksOf(others)];
  const mean = (some.length + 1) / 2;
  const covariance = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, rank, at) => sum + (rank - mean) * ((b[at] ?? mean) - mean), 0);
  return covariance(x, y) / Math.sqrt(covariance(x, x) * covariance(y, y));
}

test('ATS-03 twenty graded resumes are ranked by their grades', () => {
  const [grades, scores] = [graded.map(({ grade }) => grade), graded.map(({ score }) => score)];
  expect(grades.length).toBe(20);
  expect(spearman(grades, grades.toReversed())).toBeLessThan(0);
  expect(spearman(grades, scores)).toBeGreaterThanOrEqual(0.95);
});
