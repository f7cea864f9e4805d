import { expect, test } from 'vitest';
import { duplicateKeyOf } from './duplicate-key.ts';

const one = { companyName: 'Acme', title: 'Senior Engineer', place: 'Pune' };

test.each([
  [{ companyName: 'ACME Pvt. Ltd.' }, true],
  [{ companyName: 'Acmé, Inc.' }, true],
  [{ title: 'Sr. Engineer' }, true],
  [{ title: 'Senior  engineer (Remote)' }, true],
  [{ title: 'Senior Engineer - Hybrid' }, true],
  [{ place: 'PUNE' }, true],
  [{ companyName: 'Acme Foods' }, false],
  [{ title: 'Engineer' }, false],
  [{ title: 'Senior C++ Engineer' }, false],
  [{ place: 'Delhi' }, false],
  [{ place: null }, false],
])('JOBS-04 a posting with %j is a duplicate: %s', (change, isSame) => {
  expect(duplicateKeyOf({ ...one, ...change }) === duplicateKeyOf(one)).toBe(isSame);
});
