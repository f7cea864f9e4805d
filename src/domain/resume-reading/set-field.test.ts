import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { listAllFields, listFields } from './list-fields.ts';
import { setField } from './set-field.ts';

const blank = emptyResume(() => 'id');
const exampleResume: Resume = {
  ...blank,
  basics: { ...blank.basics, email: 'asha@example.test' },
  experience: [...blank.experience, ...blank.experience].map((job) => ({
    ...job,
    company: 'Acme',
  })),
  skills: ['Go', 'C++'].map((name) => ({ name, level: 3, group: 'Languages' })),
  certifications: ['Baker'],
  custom: [
    {
      id: 'c',
      title: 'Clubs',
      entries: [{ id: 'e', title: 'Chess', subtitle: '', start: '', end: '', description: '' }],
    },
  ],
};

test('RES-04 every listed field can be set by its path without changing anything else', () => {
  const fields = listAllFields(exampleResume);
  expect(fields.length).toBeGreaterThan(30);
  for (const { path } of fields) {
    const changed = listAllFields(setField(exampleResume, path, 'other'));
    expect(changed.filter(({ value }, at) => value !== fields[at]?.value)).toEqual([
      { path, value: 'other' },
    ]);
  }
  expect(setField(exampleResume, 'skills.1', 'C').skills[1]).toEqual({
    ...exampleResume.skills[1],
    name: 'C',
  });
});

test('ATS-06 only non-empty fields are listed, in reading order', () => {
  const paths = listFields(exampleResume).map(({ path }) => path);
  expect(paths).not.toContain('education.0.field');
  expect(paths.indexOf('basics.email')).toBeLessThan(paths.indexOf('experience.0.company'));
});
