import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%2f/evil.test',
  '/%2Fevil.test',
  '/%252fevil.test',
  '/%5cevil.test',
  'https:evil.test',
  'https://evil.test/x',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%09/evil.test',
  'javascript:alert(1)',
  ' /careers',
  'user@evil.test',
  '@evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '/login?next=/careers',
  '/login',
  '/signup?next=/x',
  '/auth/callback',
  `/${'a'.repeat(10_000)}`,
  '/%E0%A4%A',
  '',
  null,
  undefined,
])('SEC-34 %j falls back to the home page', (wish) => {
  expect(returnPath(wish)).toBe('/');
});

test.each([
  '/careers',
  '/job-application/0199?from=card#form',
  '/loginhelp',
  '/student-dashboard?status=pending',
  '/careers?q=C%2B%2B',
])('SEC-34 %j is accepted', (wish) => {
  expect(returnPath(wish)).toBe(wish);
});

test('SEC-34 no input can redirect to another origin', () => {
  const hostile = fc.stringMatching(/^[/\\%a-z0-9:@.\t\n?#=&2f5c-]{0,40}$/u);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (wish) => {
      const url = new URL(returnPath(wish), 'https://firstrung.test');
      expect(url.origin).toBe('https://firstrung.test');
    }),
    { numRuns: 2000 },
  );
});
