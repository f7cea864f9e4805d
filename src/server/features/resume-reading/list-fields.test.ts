import { expect, test } from 'vitest';
import { listAllFields } from '#domain/resume-reading/list-fields.ts';
import { exampleResume } from '#testing/made-resumes.ts';

/** PostgreSQL's jsonb key order: by length, then alphabetically. */
function stored<T>(value: T): T {
  if (Array.isArray(value)) return value.map(stored) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(fields.map(([field, each]) => [field, stored(each)])) as T;
}

test('ATS-06 fields are in reading order, even for a resume from the database', () => {
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
