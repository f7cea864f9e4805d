import { expect, test, vi } from 'vitest';
import { adminPostingOf, findAnyPostingProblems } from './admin-posting-form.ts';

const typed = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ' Bread, Ovens,, Bread ',
  description: 'Bake.',
  location: '',
  deadline: '2026-12-31',
};

test('ADM-05 skills are separated by commas, without duplicates, and a deadline is a day', () => {
  const { skills, deadline } = adminPostingOf(typed);
  expect(skills).toEqual(['Bread', 'Ovens']);
  expect(deadline).toBe('2026-12-31');
  expect(adminPostingOf({ ...typed, deadline: '' }).deadline).toBeNull();
});

test('ADM-05 only a day that is over everywhere is refused in the browser', () => {
  vi.setSystemTime('2026-12-31T11:00:00Z');
  const problems = (deadline: string) =>
    findAnyPostingProblems({ ...typed, companyId: '1', deadline }, true);
  expect(problems('2026-12-30')).toEqual({});
  vi.setSystemTime('2026-12-31T12:00:00Z');
  expect(problems('2026-12-30')).toEqual({ deadline: 'DEADLINE_PAST' });
  vi.useRealTimers();
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
