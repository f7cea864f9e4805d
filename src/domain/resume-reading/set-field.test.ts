import { expect, test } from 'vitest';
import { exampleResume } from '#testing/made-resumes.ts';
import { listAllFields, listFields } from './list-fields.ts';
import { setField } from './set-field.ts';

test('RES-04 every field that is listed is set by its path, and nothing else changes', () => {
  const fields = listAllFields(exampleResume);
  expect(fields.length).toBeGreaterThan(40);
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

test('ATS-06 only what says something is listed, in the order in which it is read', () => {
  const paths = listFields(exampleResume).map(({ path }) => path);
  expect(paths).not.toContain('education.1.field');
  expect(paths.indexOf('basics.email')).toBeLessThan(paths.indexOf('experience.0.company'));
});
