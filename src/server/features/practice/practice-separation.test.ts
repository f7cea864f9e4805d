import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const server = new URL('../../', import.meta.url).pathname;
/** Code that may read what students practise: their own features, and work on a person's data. */
const own =
  /^features\/(?:practice|recording|coach|question|skill-test|roadmap|learning|readiness|home|account\/deletion|profile|assistant)\/|^db\/|^background\//u;
const reads = /db\/tables\/practice\.ts|features\/practice\/|\bpractice_(?:sessions|answers)\b/u;

test('PRAC-03 no query for hiring reads a mock interview', () => {
  const readers = globSync('**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'router.ts')
    .filter((file) => reads.test(readFileSync(server + file, 'utf8')));
  expect(readers).toContain('features/practice/practice.store.ts');
  expect(readers.filter((file) => !own.test(file))).toEqual([]);
});
