import { expect, test } from 'vitest';
import { nameSkill, suggestSkills } from './suggest-skills.ts';

test.each([
  ['js', 'JavaScript'],
  ['JS', 'JavaScript'],
  ['postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['c sharp', 'C#'],
  ['go', 'Go'],
  ['learning', 'Machine learning'],
  ['tally', 'Tally'],
  ['recruiting', 'Talent acquisition'],
  ['payroll', 'Payroll processing'],
  ['hr', 'HR operations'],
  ['plc', 'PLC'],
  ['ms word', 'Microsoft Word'],
])('CO-02 typing %j suggests %s', (typed, skill) => {
  expect(suggestSkills(typed, [])).toContain(skill);
});

test('CO-02 an exact spelling comes first, chosen skills are left out, and there are at most eight', () => {
  expect(suggestSkills('js', [])[0]).toBe('JavaScript');
  expect(suggestSkills('js', ['javascript'])).not.toContain('JavaScript');
  expect(suggestSkills('a', [])).toHaveLength(8);
  expect(suggestSkills(' ', [])).toEqual([]);
  expect(suggestSkills('no such skill', [])).toEqual([]);
});

test('CO-02 a skill that is not in the dictionary stays as typed', () => {
  expect(nameSkill('  glass   blowing ')).toBe('glass blowing');
  expect(nameSkill('NODEJS')).toBe('Node.js');
});
