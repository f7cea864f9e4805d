/** What a company sees and its board has columns for. */
export const receivedStatuses = [
  'pending',
  'under_review',
  'interview_scheduled',
  'offer_made',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
] as const;

/** 'closed' is the status of an application that was undecided when its company was deleted. */
export const applicationStatuses = [...receivedStatuses, 'closed'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const openStatuses = [
  'pending',
  'under_review',
  'interview_scheduled',
  'offer_made',
] as const satisfies readonly ApplicationStatus[];

/** Final statuses that only the student sets: withdrawn, or offer declined. */
export const leftStatuses = [
  'withdrawn',
  'declined',
] as const satisfies readonly ApplicationStatus[];

export function isOpenStatus(status: ApplicationStatus): boolean {
  return (openStatuses as readonly ApplicationStatus[]).includes(status);
}
