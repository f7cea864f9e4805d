import { expect, test } from 'vitest';
import { isEligible, protectedCount } from './is-eligible.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';

const now = new Date('2026-11-24T10:00:00Z');
const pune = { text: 'Pune', city: 'pune', country: 'IN' };
const posting: PostingFacts = {
  occupation: null,
  skills: ['Bread', 'Cake'],
  level: '1-3 years',
  isInternship: false,
  place: pune,
  isRemote: false,
  salary: null,
  deadline: new Date('2020-01-01'),
  minDegree: 'bachelor',
  batchFrom: 2024,
  batchTo: 2026,
  needsPermit: true,
  skillBadge: { domain: 'backend', level: 3, months: 3 },
};
const student: StudentFacts = {
  nearness: [],
  skills: ['Bread', 'Cake'],
  years: 1,
  places: [],
  wantsRemote: 'yes',
  expectedSalary: null,
  degree: 'bachelor',
  graduationYear: 2025,
  permits: ['IN'],
  badges: [],
};

test.each([
  [{}, true],
  [{ skills: ['Bread'] }, true],
  [{ skills: ['Icing'] }, false],
  [{ skills: [] }, false],
  [{ years: 0 }, false],
  [{ years: 30 }, true],
  [{ years: null }, true],
  [{ degree: 'diploma' }, false],
  [{ degree: null }, true],
  [{ graduationYear: 2023 }, false],
  [{ graduationYear: 2027 }, false],
  [{ graduationYear: null }, true],
  [{ permits: ['DE'] }, false],
  [{ permits: [] }, true],
] as const)('CO-03 a student with %j meets the requirements: %s', (change, isMet) => {
  const facts = { ...student, ...change } as StudentFacts;
  expect(isEligible(posting, facts, now)).toBe(isMet);
});

test('CO-03 a posting that asks for nothing fits everybody', () => {
  const open = { ...posting, skills: [], level: null, minDegree: null, needsPermit: false };
  const facts = { ...student, skills: [], graduationYear: null };
  expect(isEligible({ ...open, batchFrom: null, batchTo: null }, facts, now)).toBe(true);
});

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [19, 10],
  [20, 20],
  [1_234, 1_230],
])('CO-03 %d people are shown as %s', (count, shown) => {
  expect(protectedCount(count)).toBe(shown);
});
