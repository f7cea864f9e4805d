import { expect, test } from 'vitest';
import { numberFormat } from './intl.ts';

test('REL-34 formatters are cached, a limited number of them', () => {
  const first = numberFormat('en', { maximumFractionDigits: 0 });
  expect(numberFormat('en', { maximumFractionDigits: 0 })).toBe(first);
  for (let n = 0; n < 1_000; n++) numberFormat(`en-x-v${n}`);
  expect(numberFormat('en', { maximumFractionDigits: 0 })).not.toBe(first);
});
