import { expect, test } from 'vitest';
import { requiredFieldsIn, isFieldOf } from './degree-fields.ts';
import { relatedTitles } from './role-of.ts';

const fits = (required: string, studied: string) =>
  isFieldOf(requiredFieldsIn(required), [studied]);

test.each([
  ['Bachelor’s degree in Nursing', 'Nurse Education'],
  ['Degree in Accounting', 'Accountancy'],
  ['Bachelor’s degree in Human Resources', 'Psychology'],
  ['Degree in Public Administration', 'Political Science'],
  ['Degree in Fine Arts', 'Graphic Design'],
  ['Bachelor’s degree in Economics', 'Economist training'],
  ['Degree in Physics', 'Physicist'],
  ['Degree in Organizational Psychology', 'Sociology'],
  ['Degree in Engineering', 'Mechanical Engineering'],
])('ATS-03 a %s is met by %s', (required, studied) => expect(fits(required, studied)).toBe(true));

test.each([
  ['Degree in Physics', 'Physiotherapy'],
  ['Degree in Human Resources', 'Human Anatomy'],
  ['Degree in Fine Arts', 'Artificial Intelligence'],
  ['Degree in Psychology', 'Organic Chemistry'],
  ['Degree in Mass Communication', 'Electronics'],
  ['Bachelor’s degree in Nursing', 'Web Development'],
])('ATS-03 a %s is not met by %s', (required, studied) =>
  expect(fits(required, studied)).toBe(false),
);

test.each([
  ['Product Manager', 'Production Manager', 0],
  ['Physics Teacher', 'Physiotherapy Assistant', 0],
  ['Glass Blower', 'Glass Blowing Trainee', 1],
  ['Organic Farm Worker', 'Organization Consultant', 0],
  ['Year 4 Class Teacher and Maths Lead', 'HGV Class 1 Driver', 0],
  ['School Cook', 'School Teacher', 0],
  ['Nurse Practitioner', 'Registered Nurse', 1],
  ['Nursing Educator', 'Nurse Practitioner', 1],
  ['Pastry Chef', 'Chef de Partie', 1],
  ['Growth Manager', 'Growth Marketing Lead', 1],
])('ATS-03 the work of a %s and of a %s is related: %i', (one, other, related) =>
  expect(relatedTitles(one, other)).toBe(related),
);
