import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonError } from './find-json-error.ts';

test.each([
  ['[{"id":1},\n{"id":}]', 17],
  ['[1,]', 3],
  ['{"a":1,}', 7],
  ['[1', 2],
  ['["a\nb"]', 1],
  ["['a']", 1],
  ['[1] x', 4],
  ['[01]', 2],
  ['{"a" 1}', 5],
  ['{1:2}', 1],
  ['[1}', 2],
  ['"\\x"', 0],
  ['', 0],
])('CO-02 %j is JSON up to character %i', (json, position) => {
  expect(findJsonError(json)).toBe(position);
});

const isJson = (json: string) => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

test('CO-02 the validator accepts and refuses the same texts as the engine', () => {
  const cut = fc.tuple(
    fc.json(),
    fc.nat(200),
    fc.constantFrom('', '"', ',', '}', ']', '\\', '\n', '0', 'e'),
  );
  fc.assert(
    fc.property(cut, ([json, at, sign]) => {
      expect(findJsonError(json)).toBeUndefined();
      const broken = json.slice(0, at) + sign + json.slice(at + 1);
      expect(findJsonError(broken) === undefined).toBe(isJson(broken));
    }),
    { numRuns: 2000 },
  );
});
