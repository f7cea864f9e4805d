import { expect, test } from 'vitest';
import { profileChanges, type VisibleProfile } from './profile-changes.ts';

const before: VisibleProfile = {
  skills: ['React', 'SQL'],
  location: 'Pune',
  years: 1,
  bio: 'I build things.',
  isAvailable: true,
};

test.each([
  [{}, []],
  [{ skills: ['ReactJS', 'SQL'] }, []],
  [
    { skills: ['React', 'Docker'] },
    [
      ['skills-added', ['Docker']],
      ['skills-removed', ['SQL']],
    ],
  ],
  [{ years: 2 }, [['years', ['2']]]],
  [{ years: null }, []],
  [{ location: 'Mumbai' }, [['location', ['Mumbai']]]],
  [{ bio: 'I ship things.' }, [['bio', []]]],
  [{ isAvailable: false }, [['unavailable', []]]],
])('CO-04 what changed in a profile: %j', (change, kinds) => {
  const changes = profileChanges(before, { ...before, ...change });
  expect(changes.map(({ kind, values }) => [kind, values])).toEqual(kinds);
});

test('CO-04 a student who is available again is a change', () => {
  const away = { ...before, isAvailable: false };
  expect(profileChanges(away, before)).toEqual([{ kind: 'available', values: [] }]);
});
