import { expect, test } from 'vitest';
import { sourceOf } from './posting-source.ts';

const origin = 'https://firstrung.test';

test.each([
  ['alert', `${origin}/jobs`, 'alert'],
  ['nonsense', '', 'direct'],
  [null, '', 'direct'],
  [null, 'https://search.example/?q=jobs', 'website'],
  [null, 'https://firstrung.test.example/jobs', 'website'],
  [null, `${origin}/jobs?q=baker`, 'search'],
  [null, `${origin}/student-dashboard/jobs/1`, 'search'],
  [null, `${origin}/companies/bakery`, 'company'],
  [null, `${origin}/blog`, 'direct'],
  [null, 'no address', 'direct'],
])('CO-08 a reader with the link %s from “%s” came by %s', (via, referrer, source) => {
  expect(sourceOf({ via, referrer, origin })).toBe(source);
});
