import { expect, test } from 'vitest';
import { attributionOf } from './attribution-of.ts';
import { sources } from './source.ts';

test.each([
  [
    'remoteok',
    'https://remoteok.com/remote-jobs/7',
    'Remote OK',
    'https://remoteok.com/remote-jobs/7',
  ],
  ['remoteok', null, 'Remote OK', 'https://remoteok.com'],
  ['himalayas', 'https://acme.com/apply', 'Himalayas', 'https://himalayas.app'],
  [
    'arbeitnow',
    'https://www.arbeitnow.com/jobs/7',
    'Arbeitnow',
    'https://www.arbeitnow.com/jobs/7',
  ],
  ['jobicy', 'https://notjobicy.com/7', 'Jobicy', 'https://jobicy.com'],
  [
    'adzuna',
    'https://www.adzuna.in/land/ad/7',
    'Jobs by Adzuna',
    'https://www.adzuna.in/land/ad/7',
  ],
])(
  'JOBS-04 a posting of %s at %s is attributed to %s with a link to %s',
  (source, url, name, link) => {
    expect(attributionOf(source, url)).toEqual({ name, url: link });
  },
);

test('JOBS-04 company boards, our own postings and unknown sources get no attribution link', () => {
  for (const source of ['lever', 'linkedin', 'sample', 'firstrung', 'nobody'])
    expect(attributionOf(source, 'https://jobs.lever.co/acme/1')).toBeNull();
});

test('JOBS-04 every public feed has terms that require attribution', () => {
  for (const { kind, terms, home } of sources)
    expect(kind === 'feed' ? terms !== null && home !== null : true).toBe(true);
});
