import { expect, test } from 'vitest';
import { isScorable } from './is-scorable.ts';
import { emptyPosting, emptyStudent } from './match-facts.fixture.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';
import { matchOf } from './match-of.ts';

const pune = { text: 'Pune', city: 'pune', country: 'IN' };
const full: PostingFacts = {
  ...emptyPosting,
  skills: ['SQL'],
  level: '1-3 years',
  place: pune,
  salary: { min: 600_000, max: 800_000 },
};
/** Says everything that a match can use. */
const student: StudentFacts = {
  ...emptyStudent,
  skills: ['SQL'],
  years: 2,
  places: [pune],
  wantsRemote: 'yes',
  expectedSalary: 700_000,
};
const without = [
  { skills: [] },
  { level: null },
  { place: null },
  { place: { text: 'Somewhere', city: null, country: null } },
  { salary: null },
  { isRemote: true, place: null },
  { isInternship: true, level: null },
] satisfies Partial<PostingFacts>[];

test('CO-04 a posting is scorable exactly when a student who says everything gets a score', () => {
  const seen = new Set<boolean>();
  for (let chosen = 0; chosen < 2 ** without.length; chosen++) {
    const parts = without.filter((_, at) => chosen & (1 << at));
    const posting: PostingFacts = Object.assign({}, full, ...parts);
    const isScored = matchOf(posting, student, new Date('2026-11-21')).score !== null;
    expect(isScorable(posting), JSON.stringify(parts)).toBe(isScored);
    seen.add(isScored);
  }
  expect(seen.size).toBe(2);
});
