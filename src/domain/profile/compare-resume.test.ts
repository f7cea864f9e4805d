import { expect, test } from 'vitest';
import { emptyEducation, emptyResume } from '#domain/resume/empty-resume.ts';
import { compareResume } from './compare-resume.ts';

const blank = emptyResume(() => 'id');
const profile = {
  firstName: 'Asha',
  lastName: '',
  bio: 'I bake.',
  education: '',
  location: ' pune ',
  phone: '',
  skills: ['Go'],
};

test('RES-04 a resume fills empty profile fields, and differences are listed', () => {
  const resume = {
    ...blank,
    basics: {
      ...blank.basics,
      firstName: 'ASHA',
      lastName: 'Rao',
      summary: 'I cook.',
      location: 'Pune',
      phone: '1'.repeat(41),
    },
    education: [{ ...emptyEducation('e'), institution: 'COEP', degree: 'B.Tech' }],
    skills: ['go', 'SQL', 'sql', 'x'.repeat(61)].map((name) => ({ name, level: 0, group: '' })),
  };
  expect(compareResume(profile, resume)).toEqual({
    filled: [
      { field: 'lastName', value: 'Rao' },
      { field: 'education', value: 'B.Tech, COEP' },
    ],
    conflicts: [{ field: 'bio', mine: 'I bake.', theirs: 'I cook.' }],
    skills: ['SQL'],
    tooLong: ['phone'],
    skillsOver: 0,
  });
});

test('RES-04 a profile takes as many skills as fit, and says how many don’t', () => {
  const skills = Array.from({ length: 60 }, (_, at) => ({
    name: `Skill ${at}`,
    level: 0,
    group: '',
  }));
  const result = compareResume(profile, { ...blank, skills });
  expect([result.skills.length, result.skillsOver]).toEqual([49, 11]);
});

test('RES-04 an empty resume changes nothing', () => {
  expect(compareResume(profile, blank)).toEqual({
    filled: [],
    conflicts: [],
    skills: [],
    tooLong: [],
    skillsOver: 0,
  });
});
