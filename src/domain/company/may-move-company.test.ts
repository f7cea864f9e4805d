import { expect, test } from 'vitest';
import { type CompanyStatus, companyStatuses } from './company-status.ts';
import { mayMoveCompany, movesOfAdmin } from './may-move-company.ts';

const pairs = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const));
const allowedTo = (by: 'admin' | 'company') =>
  pairs.filter(([from, to]) => mayMoveCompany(from, to, by).ok);

test('ADM-04 administrators can only approve, reject, suspend and reactivate companies', () => {
  expect(allowedTo('admin')).toEqual([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['approved', 'suspended'],
    ['suspended', 'approved'],
  ]);
});

test('AUTH-10 a company can only reapply after a rejection', () => {
  expect(allowedTo('company')).toEqual([['rejected', 'pending']]);
});

test.each<[CompanyStatus, CompanyStatus[]]>([
  ['pending', ['approved', 'rejected']],
  ['approved', ['suspended']],
  ['rejected', []],
  ['suspended', ['approved']],
])('ADM-04 the menu of a company in status %s offers %j', (from, moves) => {
  expect(movesOfAdmin(from)).toEqual(moves);
});

test('ADM-04 a disallowed move is refused', () => {
  expect(mayMoveCompany('rejected', 'approved', 'admin')).toEqual({
    ok: false,
    refusal: 'COMPANY_MOVE_NOT_ALLOWED',
  });
});
