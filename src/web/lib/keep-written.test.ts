import { expect, test, vi } from 'vitest';
import { keepWritten } from './keep-written.ts';

test('REL-30 a part that is missing from the build stops the server, and leaves a page in the browser as it was written', () => {
  const missing = new Error('no such file');
  vi.stubEnv('SSR', true);
  expect(() => keepWritten(missing)).toThrow(missing);
  vi.stubEnv('SSR', false);
  expect(keepWritten(missing)).toBeNull();
  vi.unstubAllEnvs();
});
