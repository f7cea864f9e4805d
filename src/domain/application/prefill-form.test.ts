import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { prefillForm } from './prefill-form.ts';

const { basics: blank } = emptyResume(() => 'id');
const basics = {
  ...blank,
  firstName: 'Asha',
  lastName: 'Rao',
  email: ' asha@example.test',
  phone: '+91 1',
};
const empty = { fullName: '', email: ' ', phone: '' };

test.each([
  [
    'an empty form is filled completely',
    empty,
    basics,
    { fullName: 'Asha Rao', email: 'asha@example.test', phone: '+91 1' },
  ],
  [
    'typed text is kept',
    { ...empty, fullName: 'A. Rao', email: 'a@b.test' },
    basics,
    { phone: '+91 1' },
  ],
  ['fields missing from the resume stay empty', empty, blank, {}],
  [
    'values that do not fit are skipped, not cut',
    empty,
    { ...blank, phone: '1'.repeat(500), lastName: 'Rao' },
    { fullName: 'Rao' },
  ],
])('CAR-04 %s', (_case, typed, expected, filled) => {
  const got = prefillForm(typed, expected);
  expect(Object.fromEntries(got.map(({ field, value }) => [field, value]))).toEqual(filled);
});
