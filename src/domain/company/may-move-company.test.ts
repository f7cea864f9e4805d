import { expect, test } from 'vitest';
import { type CompanyStatus, companyStatuses } from './company-status.ts';
import { mayMoveCompany, movesOfAdmin } from './may-move-company.ts';

const pairs = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const));
const allowedTo = (by: 'admin' | 'company') =>
  pairs.filter(([from, to]) => mayMoveCompany(from, to, by).ok);

test('ADM-04 of all pairs an administrator may approve, reject, suspend and reactivate, and nothing else', () => {
  expect(allowedTo('admin')).toEqual([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['approved', 'suspended'],
    ['suspended', 'approved'],
  ]);
});

test('AUTH-10 of all pairs a company may only ask again after it was rejected', () => {
  expect(allowedTo('company')).toEqual([['rejected', 'pending']]);
});

test.each<[CompanyStatus, CompanyStatus[]]>([
  ['pending', ['approved', 'rejected']],
  ['approved', ['suspended']],
  ['rejected', []],
  ['suspended', ['approved']],
])('ADM-04 the menu of a company that is %s offers %j', (from, moves) => {
  expect(movesOfAdmin(from)).toEqual(moves);
});

test('ADM-04 a move that is not allowed says so', () => {
  expect(mayMoveCompany('rejected', 'approved', 'admin')).toEqual({
    ok: false,
    refusal: 'COMPANY_MOVE_NOT_ALLOWED',
  });
});
