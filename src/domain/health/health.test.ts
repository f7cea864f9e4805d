import { expect, test } from 'vitest';
import { stateOfProbe, stateOfWait, worse } from './health.ts';

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

test('ADM-02 the worse of two states counts', () => {
  expect(worse('operational', 'degraded')).toBe('degraded');
  expect(worse('down', 'degraded')).toBe('down');
});
