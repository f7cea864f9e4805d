import { expect, test } from 'vitest';
import { handleOf, mayUseHandle, offerHandle } from './may-use-handle.ts';

test.each([
  ['asha-rao', 'yes'],
  ['abc', 'yes'],
  ['a1-2', 'yes'],
  ['ab', 'HANDLE_INVALID'],
  ['x'.repeat(40), 'yes'],
  ['x'.repeat(41), 'HANDLE_INVALID'],
  ['-asha', 'HANDLE_INVALID'],
  ['asha-', 'HANDLE_INVALID'],
  ['as--ha', 'HANDLE_INVALID'],
  ['as ha', 'HANDLE_INVALID'],
  ['äsha', 'HANDLE_INVALID'],
  ['asha/..', 'HANDLE_INVALID'],
  ['admin', 'HANDLE_RESERVED'],
  ['firstrung', 'HANDLE_RESERVED'],
])('PRAC-08 the handle %s: %s', (handle, expected) => {
  const verdict = mayUseHandle(handle);
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(expected);
});

test.each([
  ['Šárka O’Neill', 'sarka-o-neill'],
  ['李小龙', ''],
  ['Admin', ''],
  ['A', ''],
])('PRAC-08 for %s the handle “%s” is suggested', (name, handle) => {
  expect(offerHandle(name)).toBe(handle);
});

test('PRAC-08 a handle is stored in lower case', () => {
  expect(handleOf(' Asha-Rao ')).toBe('asha-rao');
});
