import { expect, test } from 'vitest';
import { applicationStatuses, isOpenStatus } from './application-status.ts';
import { isOverdue } from './is-overdue.ts';

const appliedAt = new Date('2026-11-01T12:00:00Z');
const inTime = new Date('2026-12-01T11:59:59.999Z');
const late = new Date('2026-12-01T12:00:00Z');

test.each(applicationStatuses)(
  'CAR-08 an application in status %s is overdue after 30 days without an answer, only if open',
  (status) => {
    const facts = { status, appliedAt, firstAnsweredAt: null };
    expect(isOverdue({ ...facts, now: inTime })).toBe(false);
    expect(isOverdue({ ...facts, now: late })).toBe(isOpenStatus(status));
    expect(isOverdue({ ...facts, firstAnsweredAt: appliedAt, now: late })).toBe(false);
  },
);
