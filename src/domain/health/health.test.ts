import { expect, test } from 'vitest';
import { stateOfArchive, stateOfProbe, stateOfWait, worse } from './health.ts';

test.each([
  [0, 'operational'],
  [500, 'operational'],
  [501, 'degraded'],
  [null, 'down'],
] as const)('ADM-02 a probe of %s ms is %s', (ms, state) => {
  expect(stateOfProbe(ms)).toBe(state);
});

test.each([
  [null, 'operational'],
  [1.9, 'operational'],
  [2, 'degraded'],
  [14.9, 'degraded'],
  [15, 'down'],
] as const)('ADM-02 background jobs that wait %s minutes are %s', (minutes, state) => {
  expect(stateOfWait(minutes)).toBe(state);
});

test.each([
  [{ ageMs: 60_000 }, 'operational'],
  [{ ageMs: 60_001 }, 'down'],
  [{ ageMs: 30_000, problem: 'No space left.' }, 'degraded'],
  [{ ageMs: 30_000, isSameDisk: true }, 'degraded'],
  [{ ageMs: null, isMakingBase: true }, 'degraded'],
  [{ ageMs: null }, 'down'],
  [{ ageMs: null, isMakingBase: true, problem: 'No space left.' }, 'down'],
])('REL-42 an archive with %o is %s', (changed, state) => {
  const archive = { ageMs: 0, isMakingBase: false, isSameDisk: false, problem: null };
  expect(stateOfArchive({ ...archive, ...changed })).toBe(state);
});

test('ADM-02 the worse of two states counts', () => {
  expect(worse('operational', 'degraded')).toBe('degraded');
  expect(worse('down', 'degraded')).toBe('down');
});
