import { type ApplicationStatus, isOpenStatus } from './application-status.ts';

const patience = 30 * 24 * 60 * 60_000;

/** Whether an open application has waited 30 days without any answer of the company. It is only marked: nobody but a person rejects. */
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
