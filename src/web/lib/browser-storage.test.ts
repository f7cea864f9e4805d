// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, storedKeys, writeStored } from './browser-storage.ts';
import { clearUserData } from './clear-user-data.ts';

afterEach(() => vi.restoreAllMocks());

test('UX-04 unreadable JSON counts as nothing', () => {
  writeStored('local', 'list', '[1');
  expect(readStoredJson('local', 'list')).toBeNull();
  writeStored('local', 'list', null);
  expect(readStored('local', 'list')).toBeNull();
});

test('UX-04 SITE-03 where the browser blocks storage nothing is kept, and signing out goes on', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  expect(writeStored('session', 'key', 'text')).toBe(false);
  expect(readStored('local', 'key')).toBeNull();
  expect(storedKeys('local', '')).toEqual([]);
  clearUserData();
});
