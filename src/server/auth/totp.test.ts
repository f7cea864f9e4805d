import { expect, test } from 'vitest';
import { base32, codeAt, createSeed, stepAt, stepOf } from './two-factor.ts';

const seed = Buffer.from('12345678901234567890');

// The last six digits of the RFC 6238 test vectors, appendix B.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('SEC-18 the code at second %d is %s', (second, code) => {
  expect(codeAt(seed, stepAt(new Date(second * 1_000)))).toBe(code);
});

test('SEC-18 a code is valid one step around now, not two, and not again after its step was used', () => {
  const now = new Date('2026-11-21T10:00:10Z');
  const current = stepAt(now);
  const at = (away: number, lastStep = 0) =>
    stepOf(seed, codeAt(seed, current + away), now, lastStep);
  expect([-2, -1, 0, 1, 2].map((away) => at(away))).toEqual([
    null,
    current - 1,
    current,
    current + 1,
    null,
  ]);
  expect(at(0, current)).toBeNull();
  expect(at(-1, current)).toBeNull();
  expect(at(1, current)).toBe(current + 1);
  expect(stepOf(seed, '', now, 0)).toBeNull();
});

test('SEC-18 seeds are base32-encoded and unique', () => {
  expect(base32(seed)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(createSeed())).toMatch(/^[A-Z2-7]{32}$/u);
  expect(base32(createSeed())).not.toBe(base32(createSeed()));
});
