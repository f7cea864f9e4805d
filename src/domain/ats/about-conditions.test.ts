import { expect, test } from 'vitest';
import { isAboutConditions } from './about-conditions.ts';
import { findRequirements } from './find-requirements.ts';
import { findSkills } from './find-skills.ts';

const skillsOf = (...lines: string[]) =>
  findRequirements(lines.join('\n'))
    .filter(({ type }) => type === 'skill')
    .map(({ text }) => text);

test.each([
  ['what is checked', 'An Azure background check is made before you start.'],
  ['what is checked', 'Every cloud engineer must pass a security screening.'],
  ['the law', 'We hire whatever your religion, age or accounting career.'],
  ['benefits', 'You get a pension, a gym and career development.'],
  ['benefits', 'We pay for your career development and your lunch.'],
  ['benefits', 'Health insurance, holidays and child care'],
  ['what is offered', 'We offer public speaking and French lessons.'],
  ['applying', 'Please send your application in English before Friday.'],
  ['applying', 'For further information please contact our head of sales.'],
  ['applying', 'Applications must be accompanied by a teaching portfolio.'],
])('ATS-04 a sentence about %s asks for no skill: %j', (_, sentence) => {
  expect(findSkills(sentence)).not.toEqual([]);
  expect(isAboutConditions(sentence)).toBe(true);
  expect(skillsOf(sentence)).toEqual([]);
  expect(skillsOf('Requirements', sentence, '- SQL')).toEqual(['SQL']);
});

test.each([
  'Administer pension, salary and health insurance in SAP.',
  'Experience with life insurance and pension products in SAP.',
  'Applications are built with React and Kotlin.',
  'Apply machine learning to crop data.',
  'You know how to test web applications with Cypress and Playwright.',
  'We offer a position in machine learning.',
  'The candidate holds an active security clearance.',
])('ATS-04 a sentence about the work may name them: %j', (sentence) => {
  expect(isAboutConditions(sentence)).toBe(false);
  expect(skillsOf(sentence)).not.toEqual([]);
});

test('ATS-04 what stands beside a condition on the same line counts', () => {
  expect(
    skillsOf(
      'Understanding of Kafka at scale Ability to pass the Azure security screening is required.',
    ),
  ).toEqual(['Kafka']);
});

test('ATS-04 a label of benefits inside a line ends what is asked for', () => {
  expect(
    skillsOf(
      'You will write Kotlin with nine others in the north of the country Job benefits: Public speaking',
    ),
  ).toEqual(['Kotlin']);
});
