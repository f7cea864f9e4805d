import { expect, test } from 'vitest';
import { isOfLinkedin, websiteOf } from './website-of.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' HTTP://Example.com/jobs ', 'http://example.com/jobs'],
  ['https://example.com/', 'https://example.com'],
  ['example.com:8443/x?y=1', 'https://example.com:8443/x?y=1'],
])('ADM-04 the website %j is stored as %j', (typed, website) => {
  expect(websiteOf(typed)).toBe(website);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://user:pass@example.com',
  'example',
  'exa mple.com',
  'exam\u0000ple.com',
  '',
])('SEC-33 %j is not a website', (typed) => {
  expect(websiteOf(typed)).toBeNull();
});

test.each([
  ['linkedin.com/company/halden', true],
  ['https://www.LinkedIn.com/company/halden', true],
  ['https://de.linkedin.com/company/halden', true],
  ['https://example.com/linkedin.com', false],
  ['https://linkedin.com.example.com/company/halden', false],
  ['notlinkedin.com', false],
  ['javascript:alert(1)', false],
])('ADM-04 %j is on LinkedIn: %s', (typed, is) => {
  expect(isOfLinkedin(typed)).toBe(is);
});
