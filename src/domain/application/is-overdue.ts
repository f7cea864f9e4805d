import { dayMs } from '#domain/time.ts';
import { type ApplicationStatus, isOpenStatus } from './application-status.ts';

const patience = 30 * dayMs;

/**
 * Whether an open application has had no answer from the company for 30 days. It is only flagged:
 * the system never rejects.
 */
export function isOverdue(application: {
  status: ApplicationStatus;
  appliedAt: Date;
  firstAnsweredAt: Date | null;
  now: Date;
}): boolean {
  const { status, appliedAt, firstAnsweredAt, now } = application;
  if (!isOpenStatus(status) || firstAnsweredAt !== null) return false;
  return now.getTime() - appliedAt.getTime() >= patience;
}
