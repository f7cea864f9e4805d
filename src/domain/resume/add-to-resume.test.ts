import { expect, test } from 'vitest';
import { addToResume } from './add-to-resume.ts';
import { emptyExperience, emptyResume } from './empty-resume.ts';
import { findCuts } from './find-cuts.ts';
import { findResumeProblems, isBlocking } from './find-resume-problems.ts';
import { cutResume, fitResume } from './fit-resume.ts';
import type { Resume } from './resume.ts';

let count = 0;
const newId = () => `id-${(count += 1)}`;
const blank = () => emptyResume(newId);

const job = (values: Partial<Resume['experience'][number]>) => ({
  ...emptyExperience(newId()),
  ...values,
});

test('RES-04 a file fills empty fields and keeps existing text', () => {
  const own: Resume = {
    ...blank(),
    basics: { ...blank().basics, firstName: 'Asha', email: 'asha@example.test' },
    skills: [{ name: 'TypeScript', level: 4, group: 'Web' }],
    certifications: ['Baker'],
  };
  const read: Resume = {
    ...blank(),
    basics: { ...blank().basics, firstName: 'Asha', email: 'old@example.test', phone: '+91 1' },
    skills: [
      { name: 'typescript', level: 0, group: '' },
      { name: 'Go', level: 0, group: '' },
    ],
    certifications: ['baker', 'Cook'],
  };
  const { resume, conflicts } = addToResume(own, read, newId);
  expect(resume.basics).toMatchObject({
    firstName: 'Asha',
    email: 'asha@example.test',
    phone: '+91 1',
  });
  expect(resume.skills).toEqual([own.skills[0], { name: 'Go', level: 0, group: '' }]);
  expect(resume.certifications).toEqual(['Baker', 'Cook']);
  expect(conflicts).toEqual([
    { path: ['content', 'basics', 'email'], mine: 'asha@example.test', theirs: 'old@example.test' },
  ]);
  expect([resume.experience.length, resume.education.length]).toEqual([1, 1]);
});

test('RES-04 gaps of matching jobs are filled, other jobs are added, and empty ones removed', () => {
  const own: Resume = {
    ...blank(),
    experience: [
      job({ id: 'a', company: 'Acme Ltd.', position: 'Intern', start: '2024' }),
      job({}),
    ],
  };
  const read: Resume = {
    ...blank(),
    experience: [
      job({
        company: 'ACME Ltd',
        position: 'Intern',
        start: '2024-01',
        end: '2024-06',
        description: 'Built things',
      }),
      job({ company: 'Acme Ltd.', position: 'Engineer' }),
    ],
  };
  const { resume, conflicts } = addToResume(own, read, newId);
  expect(resume.experience).toHaveLength(2);
  expect(resume.experience[0]).toMatchObject({
    id: 'a',
    company: 'Acme Ltd.',
    end: '2024-06',
    description: 'Built things',
  });
  expect(resume.experience[1]).toMatchObject({ position: 'Engineer' });
  expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['start']);
});

test('RES-04 importing the same file again changes nothing', () => {
  const read: Resume = {
    ...blank(),
    basics: { ...blank().basics, firstName: 'Asha' },
    experience: [job({ company: 'Acme', position: 'Intern' })],
    projects: [{ id: 'x', name: 'Clock', role: '', url: '', start: '', end: '', description: '' }],
    links: [{ id: 'x', label: 'GitHub', url: 'https://github.com/asha' }],
    custom: [{ id: 'x', title: 'Hobbies', entries: [] }],
  };
  const once = addToResume(blank(), read, newId).resume;
  const twice = addToResume(once, read, newId);
  expect(twice.conflicts).toEqual([]);
  // The empty first education entry gets a new id.
  expect({ ...twice.resume, education: [] }).toEqual({ ...once, education: [] });
});

test('RES-04 content over a limit is listed before it is cut, and nothing else is cut', () => {
  const long: Resume = {
    ...blank(),
    basics: { ...blank().basics, title: 'x'.repeat(205) },
    experience: [job({ description: 'y'.repeat(5001) })],
    skills: Array.from({ length: 103 }, (_, at) => ({ name: `Skill ${at}`, level: 0, group: '' })),
    achievements: ['z'.repeat(501)],
  };
  expect(findCuts(long)).toEqual([
    { path: 'basics.title', over: 5, kind: 'text' },
    { path: 'experience.0.description', over: 1, kind: 'text' },
    { path: 'skills', over: 3, kind: 'list' },
    { path: 'achievements.0', over: 1, kind: 'text' },
  ]);
  expect(findCuts(fitResume(long, newId))).toEqual([]);
});

test('RES-03 a resume over the limits is cut to what can be saved, keeping entries and order', () => {
  const over: Resume = {
    ...blank(),
    experience: [job({ id: 'kept', description: 'y'.repeat(5001) })],
    custom: [{ id: 'own', title: 'z'.repeat(300), entries: [] }],
    order: ['own', 'experience'],
  };
  const cut = cutResume(over);
  expect(findResumeProblems(cut).filter(isBlocking)).toEqual([]);
  expect([cut.experience[0]?.id, cut.custom[0]?.id, cut.order]).toEqual([
    'kept',
    'own',
    ['own', 'experience'],
  ]);
  expect(cut.experience[0]?.description).toHaveLength(5000);
});
