import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/profile.ts';
import { takenOver, valuesOf } from './typed-profile.ts';

const loaded = {
  firstName: 'Asha',
  lastName: 'Rao',
  bio: 'Old.',
  education: '',
  location: 'Pune',
  phone: '',
  specialization: null,
  skills: ['SQL'],
  version: 1,
} as unknown as OwnProfile;

test('PRAC-07 a field that only the other tab changed takes over its value', () => {
  const typed = { ...valuesOf(loaded), education: 'B.Tech' };
  const theirs = { ...loaded, bio: 'New.', education: 'B.E.', version: 2 };
  const taken = Object.fromEntries(takenOver(loaded, typed, theirs));
  expect(taken).toMatchObject({ bio: 'New.', location: 'Pune', skills: 'SQL' });
  expect(taken).not.toHaveProperty('education');
});
