/** The steps of the funnel after the application itself, in their order. */
export const reachedStatuses = [
  'under_review',
  'interview_scheduled',
  'offer_made',
  'hired',
] as const;
export type ReachedStatus = (typeof reachedStatuses)[number];

/** The statuses that show that an application got at least this far: steps can be skipped. */
export function reachedBy(step: ReachedStatus): readonly ReachedStatus[] {
  return reachedStatuses.slice(reachedStatuses.indexOf(step));
}
