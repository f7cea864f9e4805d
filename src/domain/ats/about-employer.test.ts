import { expect, test } from 'vitest';
import { isAboutEmployer } from './about-employer.ts';
import { employerOf } from './employer-of.ts';
import { findRequirements } from './find-requirements.ts';
import { findSkills } from './find-skills.ts';

const employer = employerOf('Baker\nCompany: Quillhaven');
const isNarrative = (sentence: string) => isAboutEmployer(sentence, findSkills(sentence), employer);
const skillsOf = (...lines: string[]) =>
  findRequirements(lines.join('\n'))
    .filter(({ type }) => type === 'skill')
    .map(({ text }) => text);

test.each([
  'We help banks with fraud detection and investment banking.',
  'Our customers plan their supply chain with us.',
  'In Leeds, our clinics cover wound care and physiotherapy.',
  'Quillhaven brings e-commerce to the villages of the coast.',
  'Quillhaven’s founders come from real estate law.',
  'The blue team of Leeds has grown with digital marketing.',
  'There is a growing market for machine learning.',
  'Farms have always lived from their inventory management.',
])('ATS-04 %j is about the employer', (sentence) => {
  expect(findSkills(sentence)).not.toEqual([]);
  expect(isNarrative(sentence)).toBe(true);
  expect(skillsOf('Company: Quillhaven', sentence)).toEqual([]);
});

test.each([
  ['what it works with', 'We use Java for everything.'],
  ['what it works with', 'Our shop is built with TypeScript.'],
  ['what it works with', 'We mostly work in Kotlin.'],
  ['several products', 'Our services range from PostgreSQL and Kafka to Docker.'],
  ['whom it looks for', 'We are looking for a Java developer.'],
  ['what it values', 'We value code review and unit testing.'],
  ['the applicant', 'Our clinic gives you time for wound care.'],
  ['the role', 'This role is half teaching and half fundraising.'],
  ['a duty', 'Ensure that documentation is kept up to date.'],
  ['a list', 'Fraud detection, investment banking'],
  ['a skill', 'SQL is the water that we swim in.'],
])('ATS-04 a sentence about %s is about the work: %j', (_, sentence) => {
  expect(isNarrative(sentence)).toBe(false);
  expect(skillsOf('Company: Quillhaven', sentence)).not.toEqual([]);
});

test('ATS-04 a skill that the employer only tells of is no keyword; one that is asked for is', () => {
  const told = 'We help banks with fraud detection and investment banking.';
  expect(skillsOf(told, 'Requirements', '- SQL')).toEqual(['SQL']);
  expect(skillsOf(told, 'Requirements', '- Fraud detection')).toEqual(['Fraud detection']);
});
