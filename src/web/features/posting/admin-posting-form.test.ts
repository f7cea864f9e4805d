import { expect, test } from 'vitest';
import { adminPostingOf, dayOf, findAnyPostingProblems } from './admin-posting-form.ts';

const typed = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ' Bread, Ovens,, Bread ',
  description: 'Bake.',
  location: '',
  deadline: '2026-12-31',
};

test('ADM-05 skills are separated by commas, without duplicates, and a deadline is the end of its day in UTC, as for companies', () => {
  const { skills, deadline } = adminPostingOf(typed, null);
  expect(skills).toEqual(['Bread', 'Ovens']);
  expect(new Date(deadline ?? '')).toEqual(new Date('2026-12-31T23:59:59.999Z'));
  expect(adminPostingOf({ ...typed, deadline: '' }, null).deadline).toBeNull();
});

test('ADM-05 an unchanged deadline keeps its time', () => {
  const given = new Date('2026-12-31T09:30:00.000Z');
  expect(dayOf(given)).toBe('2026-12-31');
  expect(adminPostingOf(typed, given).deadline).toBe(given.toISOString());
});

test.each([
  [{}, true, {}],
  [{ title: ' ' }, false, { title: 'FIELDS_REQUIRED' }],
  [{ description: '', skills: ' , ' }, false, {}],
  [
    { description: '', duration: '' },
    true,
    { description: 'FIELDS_REQUIRED', duration: 'FIELDS_REQUIRED' },
  ],
  [{ skills: 'x'.repeat(61) }, false, { skills: 'TEXT_TOO_LONG' }],
  [{ companyId: '' }, false, { companyId: 'COMPANY_UNKNOWN' }],
])('ADM-05 a form with %j, active: %s, has the problems %j', (change, isActive, problems) => {
  expect(findAnyPostingProblems({ ...typed, ...change }, isActive)).toEqual(problems);
});
