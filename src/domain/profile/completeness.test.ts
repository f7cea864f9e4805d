import { expect, test } from 'vitest';
import { emptyProfile } from './completeness.fixture.ts';
import { completenessOf, type MeasuredProfile, profileParts } from './completeness.ts';

const all: MeasuredProfile = {
  skills: ['Go', 'SQL', 'Git'],
  resumes: 2,
  education: 'B. Tech.',
  bio: 'I build.',
  specialization: 'other',
  location: 'Pune',
  phone: '1',
  hasPhoto: true,
};

test.each([
  ['nothing', emptyProfile, 0, 'skills'],
  ['two skills', { ...emptyProfile, skills: ['Go', 'SQL'] }, 0, 'skills'],
  ['three skills', { ...emptyProfile, skills: ['Go', 'SQL', 'Git'] }, 25, 'resume'],
  ['spaces', { ...emptyProfile, bio: '  ', location: '' }, 0, 'skills'],
  ['all but the photo', { ...all, hasPhoto: false }, 95, 'photo'],
  ['all but the education', { ...all, education: ' ' }, 85, 'education'],
  ['all', all, 100, null],
] as const)('PRAC-07 a profile with %s', (_, profile, percent, next) => {
  expect(completenessOf(profile)).toMatchObject({ percent, next });
});

test('PRAC-07 each added part raises the percentage, and none counts twice', () => {
  expect(completenessOf(all).done).toEqual(profileParts);
  expect(completenessOf(emptyProfile).done).toEqual([]);
});
