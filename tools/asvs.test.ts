import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTestCode } from './read-test-code.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const ledger = readFileSync(`${root}docs/asvs.md`, 'utf8');
const rows = ledger
  .split('\n')
  .map((line) => /^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.+) \|$/u.exec(line)?.slice(1))
  .filter((row) => row !== undefined) as [string, string, string, string][];

/** Requirements of levels 1 and 2 per section of ASVS 5.0.0; those of level 3 leave gaps. */
const sections = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const namesOf = (text: string) =>
  [...text.matchAll(/“([^”]+)”/gu)].map(([, name]) => (name ?? '').replaceAll(/\s+/gu, ' '));

test('SEC-03 the ledger has a row for each requirement of levels 1 and 2', () => {
  const counts = Object.groupBy(rows, ([number]) => number.split('.').slice(0, 2).join('.'));
  const found = Object.entries(counts).map(([section, of]) => [section, of?.length]);
  expect(Object.fromEntries(found)).toEqual(sections);
  expect(new Set(rows.map(([number]) => number)).size).toBe(rows.length);
});

test('SEC-03 each test that the security documents name exists', () => {
  const code = readTestCode()
    .map((file) => file.code)
    .join('\n');
  const documents = ['asvs', 'security', 'reliability', 'scaling'].map((name) =>
    readFileSync(`${root}docs/${name}.md`, 'utf8'),
  );
  const named = documents.flatMap(namesOf).filter((name) => /^[A-Z]+[\dA-Z]*-\d/u.test(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !code.includes(name))).toEqual([]);
});

test('SEC-03 each row answers, with a test, a place or a reason', () => {
  const answers = ['yes', 'partly', 'no', 'operator', 'not applicable'];
  expect(rows.filter(([, , answer]) => !answers.includes(answer))).toEqual([]);
  expect(rows.filter(([, , , because]) => because.trim().length < 4)).toEqual([]);
});

test('SEC-03 the summary counts the rows', () => {
  const shown = [...ledger.matchAll(/^\| ([a-z ]+) \| (\d+) \|/gmu)].map(([, name, count]) => [
    name,
    Number(count),
  ]);
  const counts = Object.groupBy(rows, ([, , answer]) => answer);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, of?.length])),
  );
});
