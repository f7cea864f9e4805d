import { COMMON_ORPC_ERROR_DEFS } from '@orpc/client';
import { expect, test } from 'vitest';
import { refusals } from '#domain/refusals.ts';
import { refusalOf, refusalText } from './refusal-text.ts';

test('UX-04 every refusal is recognised by its text key', () => {
  for (const code of refusals) expect(refusalOf({ code }), code).toBe(code);
  expect(refusalText['NOT_SIGNED_IN']).toBe('refusal.not-signed-in');
});

test('UX-04 a built-in API error is not a refusal', () => {
  const known = new Set<string>(refusals);
  const codes = [
    ...Object.keys(COMMON_ORPC_ERROR_DEFS),
    'MALFORMED_ORPC_ERROR_RESPONSE',
    'ECONNRESET2',
  ];
  for (const code of codes.filter((each) => !known.has(each))) {
    expect(refusalOf({ code }), code).toBeNull();
  }
  expect([refusalOf(null), refusalOf(new Error('x')), refusalOf({ code: 7 })]).toEqual([
    null,
    null,
    null,
  ]);
});
