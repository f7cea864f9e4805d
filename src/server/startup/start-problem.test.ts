import { expect, test } from 'vitest';
import { databaseProblem, listenProblem } from './start-problem.ts';

const failure = (code: string) => Object.assign(new Error('as it was'), { code });
const sentenceOf = (problem: unknown) => (problem as Error).message;
const url = 'postgres://me:secret@db.test:5433/jobs';
const where = { port: 80, host: '192.0.2.1' };

test.each([
  ['ECONNREFUSED', /db\.test:5433\/jobs, could not be reached\..*DATABASE_URL/u],
  ['ENOTFOUND', /could not be reached/u],
  ['28P01', /the user or the password.*DATABASE_URL/u],
  ['3D000', /no such database.*DATABASE_URL/u],
  ['42P01', /^as it was$/u],
])('REL-40 a database error %s becomes a sentence without the password', (code, sentence) => {
  const said = sentenceOf(databaseProblem(failure(code), url));
  expect(said).toMatch(sentence);
  expect(said).not.toContain('secret');
});

test('REL-40 a problem of the embedded database keeps its own message', () => {
  expect(sentenceOf(databaseProblem(failure('ECONNREFUSED'), undefined))).toBe('as it was');
});

test.each([
  ['EADDRINUSE', 'Port 80 is taken by another program. Set PORT to a free one.'],
  ['EACCES', 'Port 80 may not be opened by this user. Set PORT to one above 1023.'],
  [
    'EADDRNOTAVAIL',
    'HOST is 192.0.2.1, which is no address of this machine. Set HOST to one, or leave it empty.',
  ],
  ['EAI_AGAIN', expect.stringMatching(/^HOST is 192\.0\.2\.1, .* Set HOST/u)],
  ['EMFILE', 'as it was'],
])('REL-40 a port that fails with %s is reported in one sentence', (code, sentence) => {
  expect(sentenceOf(listenProblem(failure(code), where))).toEqual(sentence);
});
