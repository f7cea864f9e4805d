import { expect, test } from 'vitest';
import { listInput, searchIn } from './list-input.ts';

test('UX-04 the words of a search are trimmed, and never cut within a character', () => {
  const search = `  ${'a'.repeat(99)}😀`;
  expect(searchIn(new URLSearchParams({ search }))).toBe('a'.repeat(99));
  const whole = `${'a'.repeat(98)}😀`;
  expect(searchIn(new URLSearchParams({ search: `${whole}b` }))).toBe(whole);
  expect(searchIn(new URLSearchParams())).toBe('');
});

test('UX-04 the API gets the page of the address and only the filters that are set', () => {
  const params = new URLSearchParams({ after: 'p2' });
  expect(listInput(params, { status: 'open', search: '', kind: undefined })).toEqual({
    after: 'p2',
    status: 'open',
  });
});
