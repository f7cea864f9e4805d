import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { fillFromProfile } from '#domain/resume/from-profile.ts';
import { missingAgain, missingIn, resumeTexts } from '#domain/resume/resume-texts.ts';
import { toPlainText } from '#domain/resume/to-plain-text.ts';
import { exampleResume } from '#testing/made-resumes.ts';

const profile = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.test',
  phone: '',
  location: 'Pune',
  bio: 'I bake.',
  education: 'B. A.',
  skills: ['Bread', 'TypeScript'],
  specialization: '',
};
const newId = () => 'new';

test('RES-04 the profile fills the empty fields of the resume, and they are counted', () => {
  const { resume, filled } = fillFromProfile(emptyResume(newId), profile, newId);
  expect(resume.basics).toMatchObject({ firstName: 'Asha', phone: '', summary: 'I bake.' });
  expect(resume.education[0]?.degree).toBe('B. A.');
  expect(resume.skills.map(({ name }) => name)).toEqual(['Bread', 'TypeScript']);
  expect(filled).toBe(8);
});

test('RES-04 existing content stays, and filling twice adds nothing', () => {
  const once = fillFromProfile(
    exampleResume,
    { ...profile, skills: ['typescript', 'Bread'] },
    newId,
  );
  expect(once.resume.basics).toEqual(exampleResume.basics);
  expect(once.resume.education).toEqual(exampleResume.education);
  expect(once.filled).toBe(1);
  expect(fillFromProfile(once.resume, profile, newId)).toMatchObject({
    filled: 0,
    resume: once.resume,
  });
});

test('RES-04 nothing is missing from a complete text, and only the removed parts from an incomplete one', () => {
  const told = resumeTexts(exampleResume);
  const text = toPlainText(exampleResume);
  expect(missingIn(told, text, 'en').map(({ path }) => path.join('/'))).toEqual([]);
  expect(missingIn(told, text.replace('Meridian Health', ''), 'en')).toMatchObject([
    { text: 'Meridian Health' },
  ]);
  const { basics } = exampleResume;
  const again = { ...exampleResume, basics: { ...basics, phone: '' } };
  expect(missingAgain(told, again)).toMatchObject([{ path: ['basics', 'phone'] }]);
});
