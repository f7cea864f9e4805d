import { expect, test } from 'vitest';
import type { AtsCheck } from '#domain/ats/ats-checks.ts';
import { builderAddress } from './builder-address.ts';

const fields = [
  { path: 'basics.summary', value: 'I write code that lasts.' },
  { path: 'skills.0', value: 'Docker' },
  { path: 'experience.0.description', value: 'Ran containers with Docker\nWas given the tests' },
  { path: 'education.0.institution', value: 'VIT Vellore' },
];

test.each<[AtsCheck, string, string]>([
  ['contactPhone', '', 'personal'],
  ['noPronouns', 'I write code that lasts.', 'personal'],
  ['noPronouns', 'Was given the tests', 'experience'],
  ['skillsEnough', 'Docker', 'skills'],
  ['skillsShown', 'Docker', 'experience'],
  ['educationComplete', 'VIT Vellore', 'education'],
  ['hasEducation', '', 'education'],
  ['noTables', 'Docker', 'template'],
])('ATS-03 a %s finding about “%s” is fixed in the %s part of the builder', (check, text, part) => {
  const places = [{ text, page: 0, box: null }];
  expect(builderAddress('r1', { check, places }, fields)).toBe(
    `/student-dashboard/resume/r1?part=${part}`,
  );
});
