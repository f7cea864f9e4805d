import { expect, test } from 'vitest';
import { isInUse, splitWorkLine } from './is-in-use.ts';

test.each([
  ['React', 'Rebuilt the calendar in React'],
  ['C++', 'Wrote drivers in C++ and C'],
  ['Coaching', 'Coached six sales assistants'],
  ['Planning', 'Planned the routes of twelve vans'],
  ['Recruitment', 'Recruit and train a team of 26'],
  ['Installation', 'Installed 48 heat pumps'],
  ['Negotiation', 'Negotiated access with 60 households'],
  ['Drainage design', 'Designed 23 km of urban drainage'],
  ['Site supervision', 'Supervised the paving on site'],
])('ATS-03 %s is in use in “%s”', (skill, line) => {
  expect(isInUse(skill, [splitWorkLine(line)])).toBe(true);
});

test.each([
  ['Java', 'Wrote JavaScript for the order page'],
  ['Excel', 'Excelled in customer service'],
  ['React', 'Reacted to complaints'],
  ['Go', 'Going the extra mile'],
  ['Stock control', 'Reduced stock loss by half'],
  ['Drainage design', 'Designed a garden'],
  ['Station', 'Stated the facts'],
  ['', 'Planned the routes'],
])('ATS-03 %s is not in use in “%s”', (skill, line) => {
  expect(isInUse(skill, [splitWorkLine(line)])).toBe(false);
});

test('ATS-03 the words of a skill count only where one line has them all', () => {
  const lines = ['Designed a garden', 'Cleaned urban drainage', 'Planned in Excel'].map(
    splitWorkLine,
  );
  expect(isInUse('Drainage design', lines)).toBe(false);
  expect(isInUse('Urban drainage', lines)).toBe(true);
  expect(isInUse('Excel', lines)).toBe(true);
  expect(isInUse('Excel', [])).toBe(false);
});
