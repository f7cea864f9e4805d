import { expect, test } from 'vitest';
import { changesOf, maxAuditValueLength } from './changes-of.ts';

const long = 'x'.repeat(maxAuditValueLength);

test.each([
  [null, null, []],
  [{ a: 1 }, { a: 1 }, []],
  [null, { a: 1 }, [['a', null, '1']]],
  [{ a: 'x' }, null, [['a', 'x', null]]],
  [
    { b: false, a: 'x' },
    { a: 'y', c: ['p', 'q'], b: true },
    [
      ['b', 'false', 'true'],
      ['a', 'x', 'y'],
      ['c', null, 'p, q'],
    ],
  ],
  [{ a: '' }, { a: null }, []],
  [{ a: ['p', null] }, { a: { q: 1 } }, [['a', 'p, ', '{"q":1}']]],
  [null, { a: long }, [['a', null, long]]],
  [null, { a: `${long}y` }, [['a', null, `${long}…`]]],
])('SEC-62 a change from %j to %j is listed by field', (before, after, expected) => {
  const rows = expected.map(([field, was, is]) => ({ field, before: was, after: is }));
  expect(changesOf(before, after)).toEqual(rows);
});
