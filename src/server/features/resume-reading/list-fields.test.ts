import { expect, test } from 'vitest';
import { listAllFields } from '#domain/resume-reading/list-fields.ts';
import { exampleResume } from '#testing/made-resumes.ts';

/** As a database gives an object back: short names first, then by the alphabet. */
function stored<T>(value: T): T {
  if (Array.isArray(value)) return value.map(stored) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(fields.map(([field, each]) => [field, stored(each)])) as T;
}

test('ATS-06 fields stand in the order in which people read them, also of a resume that a database gave back', () => {
  const fields = listAllFields(stored(exampleResume));
  expect(fields).toEqual(listAllFields(exampleResume));
  const names = (start: string) =>
    fields.flatMap(({ path }) => (path.startsWith(start) ? [path.slice(start.length)] : []));
  expect(names('basics.')).toEqual(
    'firstName lastName title email phone location website summary'.split(' '),
  );
  expect(names('experience.0.')).toEqual(
    'company position location start end description'.split(' '),
  );
  expect(names('education.0.')).toEqual(
    'institution degree field location start end grade description'.split(' '),
  );
});
