import { expect, test } from 'vitest';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { isOpenStatus, receivedStatuses } from './application-status.ts';
import {
  findMessageProblem,
  maxMessageLength,
  mayWriteMessage,
  writableUntil,
} from './may-write-message.ts';

const changedAt = new Date('2026-11-01T12:00:00Z');
const thirtyDaysLater = new Date('2026-12-01T12:00:00Z');
const aMomentLater = new Date('2026-12-01T12:00:00.001Z');

test.each(receivedStatuses)(
  'CAR-08 both sides can write while an application is open, and for 30 days once it is closed: %s',
  (status) => {
    const facts = { status, changedAt, lately: 0 };
    expect(writableUntil(status, changedAt)).toEqual(isOpenStatus(status) ? null : thirtyDaysLater);
    expect(mayWriteMessage({ ...facts, now: thirtyDaysLater })).toEqual({ ok: true });
    expect(mayWriteMessage({ ...facts, now: aMomentLater })).toEqual(
      isOpenStatus(status) ? { ok: true } : { ok: false, refusal: 'CONVERSATION_CLOSED' },
    );
  },
);

test('CAR-08 nobody can write about an application whose company is gone', () => {
  const facts = { status: 'closed', changedAt, lately: 0 } as const;
  expect(mayWriteMessage({ ...facts, now: new Date(changedAt.getTime() + 1) })).toEqual({
    ok: false,
    refusal: 'CONVERSATION_CLOSED',
  });
});

test('CAR-08 ten messages within a minute trigger the rate limit', () => {
  const facts = { status: 'pending', changedAt, now: changedAt } as const;
  expect(mayWriteMessage({ ...facts, lately: writeLimits.message.max - 1 })).toEqual({ ok: true });
  expect(mayWriteMessage({ ...facts, lately: writeLimits.message.max })).toEqual({
    ok: false,
    refusal: 'TOO_MANY_MESSAGES',
  });
});

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['x', null],
  [` ${'x'.repeat(maxMessageLength)} `, null],
  ['x'.repeat(maxMessageLength + 1), 'too-long'],
])('CAR-08 a message has 1 to 5,000 characters, case %#', (body, problem) => {
  expect(findMessageProblem(body)).toBe(problem);
});
