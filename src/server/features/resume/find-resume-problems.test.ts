import { expect, test } from 'vitest';
import { emptyExperience, emptyResume } from '#domain/resume/empty-resume.ts';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import { resumeLimits as limits } from '#domain/resume/resume-limits.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { exampleResume } from '#testing/made-resumes.ts';

const empty = emptyResume(() => 'e1');
const basics = (part: Partial<Resume['basics']>): Resume => ({
  ...empty,
  basics: { ...empty.basics, ...part },
});
const job = (start: string, end: string): Resume => ({
  ...empty,
  experience: [{ ...emptyExperience('e1'), start, end }],
});
const many = (count: number): Resume => ({
  ...empty,
  experience: Array.from({ length: count }, (_, n) => emptyExperience(`e${n}`)),
});

test('RES-01 a full resume and an empty one have no problem', () => {
  expect(findResumeProblems(exampleResume)).toEqual([]);
  expect(findResumeProblems(empty)).toEqual([]);
});

test.each<[string, Resume, string[]]>([
  [
    'a summary that is too long',
    basics({ summary: 'x'.repeat(limits.summary + 1) }),
    ['basics/summary too-long'],
  ],
  ['a summary that just fits', basics({ summary: 'x'.repeat(limits.summary) }), []],
  ['too many jobs', many(limits.entries + 1), ['experience too-many']],
  ['as many jobs as fit', many(limits.entries), []],
  ['no email address', basics({ email: 'asha' }), ['basics/email email']],
  ['a website without https', basics({ website: 'asharao.dev/work' }), []],
  [
    'a website with another scheme',
    basics({ website: 'javascript:alert(1)' }),
    ['basics/website url'],
  ],
  ['text as a website', basics({ website: 'my page' }), ['basics/website url']],
  ['a year of two digits', job('24', ''), ['experience/e1/start month']],
  ['a thirteenth month', job('2024-13', ''), ['experience/e1/start month']],
  ['an end before the start', job('2024-05', '2024-04'), ['experience/e1/end months']],
  ['an end in the year of the start', job('2024-05', '2024'), []],
  ['an ongoing end', job('2024-05', 'present'), []],
  ['a gap to fill', basics({ title: 'Cook of [how many …] meals' }), ['basics/title blank']],
  ['brackets that are no gap', basics({ title: 'Cook [part time]' }), []],
  [
    'gaps in lists',
    {
      ...empty,
      certifications: ['[prize …]'],
      skills: [{ name: '[tool …]', level: 0, group: '' }],
    },
    ['skills/name blank', 'skills blank', 'certifications blank'],
  ],
  ['an ongoing start', job('present', ''), ['experience/e1/start month']],
  [
    'a line that is too long',
    { ...empty, certifications: ['x'.repeat(limits.point + 1)] },
    ['certifications too-long'],
  ],
])('RES-01 %s', (_what, resume, problems) => {
  const found = findResumeProblems(resume);
  expect(found.map(({ path, kind }) => `${path.join('/')} ${kind}`)).toEqual(problems);
});

test('RES-01 only invalid values prevent saving a resume', () => {
  const kinds = ['too-long', 'too-many', 'month', 'months', 'email', 'url'] as const;
  expect(kinds.filter((kind) => isBlocking({ path: [], kind }))).toEqual(['too-long', 'too-many']);
});
