import { expect, test } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import { resumeCompletenessOf } from './resume-completeness.ts';
import type { Resume } from './resume.ts';

const empty = emptyResume(() => 'e1');
const job = {
  id: 'e1',
  company: '',
  position: '',
  location: '',
  start: '',
  end: '',
  description: '',
};
const school = {
  ...{ id: 's1', institution: '', degree: '', field: '', location: '' },
  ...{ start: '', end: '', grade: '', description: '' },
};
const skills = ['Bread', 'Rye', 'Dough', 'Ovens', 'Hygiene'].map((name) => ({
  name,
  level: 0,
  group: '',
}));
const full: Resume = {
  ...empty,
  basics: {
    ...empty.basics,
    firstName: 'Asha',
    title: 'Baker',
    email: 'asha@example.test',
    phone: '1',
    website: 'https://asha.test',
    summary: 'I bake.',
  },
  experience: [{ ...job, company: 'Oven & Co', description: 'Baked 200 loaves a day.' }],
  education: [{ ...school, institution: 'Pune College', degree: 'B.Sc' }],
  skills,
};

test('HOME-01 an empty resume is 0 % complete, and one with every part 100 %', () => {
  expect(resumeCompletenessOf(empty)).toEqual({ percent: 0, next: 'contact' });
  expect(resumeCompletenessOf(full)).toEqual({ percent: 100, next: null });
});

test.each<[string, Partial<Resume>, number, string]>([
  ['four skills', { skills: skills.slice(1) }, 85, 'skills'],
  [
    'a job without a description',
    { experience: [{ ...job, company: 'Oven & Co' }] },
    85,
    'details',
  ],
  ['a blank summary', { basics: { ...full.basics, summary: '  ' } }, 90, 'summary'],
  ['no phone number', { basics: { ...full.basics, phone: '' } }, 80, 'contact'],
])('HOME-01 with %s it says what to add next', (_what, change, percent, next) => {
  expect(resumeCompletenessOf({ ...full, ...change })).toEqual({ percent, next });
});

test('HOME-01 a project counts as experience if there is no job', () => {
  const project = { id: 'p1', name: 'Oven', role: '', url: '', start: '', end: '' };
  const projects = [{ ...project, description: 'Built an oven.' }];
  expect(resumeCompletenessOf({ ...full, experience: [job], projects }).percent).toBe(100);
});
