import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const server = new URL('../../', import.meta.url).pathname;
/**
 * Code that may read what students practise: their own features, the badges
 * that they choose to take, and work on a person's data.
 */
const own =
  /^features\/(?:practice|recording|coach|question|skill-test|roadmap|learning|readiness|home|activity|assistant|drive|account\/deletion|profile)\/|^features\/credential\/earned\.store|^db\/|^background\/|^router\.ts/u;
const tables = [
  'practice',
  'questions',
  'recordings',
  'skill-tests',
  'learning',
  'roadmaps',
  'coaching',
];

test.each(tables)('PRAC-01 PRAC-02 PRAC-03 no code for hiring reads the tables of %s', (table) => {
  const readers = globSync('**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(server + file, 'utf8').includes(`/tables/${table}.ts'`));
  expect(readers.filter((file) => !own.test(file))).toEqual([]);
  expect(readers.some((file) => file.startsWith('features/'))).toBe(true);
});

test('PRAC-03 no code for hiring calls a feature of practice', () => {
  const callers = globSync('features/{application,company,match,posting,palette}/**/*.ts', {
    cwd: server,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /features\/(?:practice|recording|question|skill-test|learning|roadmap)\//u.test(
        readFileSync(server + file, 'utf8'),
      ),
    );
  expect(callers).toEqual([]);
});
