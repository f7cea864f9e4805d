import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFlags } from '#domain/posting-check/find-flags.ts';

const folder = join(
  import.meta.dirname,
  '../../../../../shared/data/biased-language/inclusive-job-ad',
);
const isThere = existsSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('CO-03 the published biased advertisement is flagged and the neutral one is not', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const adOf = (name: string, end: string) => read(name).split(`## ${end}`)[0] ?? '';
  const biased = adOf('biased_job_ad.md', 'Issues in this ad');
  const issues = read('biased_job_ad.md').split('## Issues in this ad')[1] ?? '';
  const listed = [...issues.matchAll(/^- "([^"]+)"/gmu)].map(([, words = '']) => words);
  const flagged = findFlags(biased).map(({ words }) => words.toLowerCase());
  const missed = listed.filter(
    (words) => !flagged.some((each) => each.includes(words) || words.includes(each)),
  );
  expect(listed.length).toBeGreaterThan(12);
  expect(missed.length / listed.length, missed.join(', ')).toBeLessThanOrEqual(0.2);
  expect(findFlags(adOf('neutral_job_ad.md', 'Positive Aspects'))).toEqual([]);
});

test('CO-03 most terms of the published list are flagged', async ({ annotate }) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const terms = read('bias_terms.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
  const missed = terms.filter((term) => findFlags(`You are ${term} here.`).length === 0);
  expect(terms.length).toBeGreaterThan(45);
  expect(missed.length / terms.length, missed.join(', ')).toBeLessThanOrEqual(0.25);
});
