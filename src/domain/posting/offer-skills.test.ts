import { expect, test } from 'vitest';
import { nameSkill, offerSkills } from './offer-skills.ts';

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
])('CO-02 typing %j offers %s', (typed, skill) => {
  expect(offerSkills(typed, [])).toContain(skill);
});

test('CO-02 the very spelling comes first, a chosen skill is not offered again, and there are eight at most', () => {
  expect(offerSkills('js', [])[0]).toBe('JavaScript');
  expect(offerSkills('js', ['javascript'])).not.toContain('JavaScript');
  expect(offerSkills('a', [])).toHaveLength(8);
  expect(offerSkills(' ', [])).toEqual([]);
  expect(offerSkills('no such skill', [])).toEqual([]);
});

test('CO-02 a skill that the dictionary does not know stays as it was typed', () => {
  expect(nameSkill('  glass   blowing ')).toBe('glass blowing');
  expect(nameSkill('NODEJS')).toBe('Node.js');
});
