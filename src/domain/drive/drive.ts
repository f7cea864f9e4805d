import { dayMs } from '#domain/time.ts';

export const dateKinds = ['opens', 'closes', 'test', 'interview', 'result'] as const;
export type DateKind = (typeof dateKinds)[number];

/** Dates in ISO 8601, by kind. */
export type DriveDates = Partial<Record<DateKind, string>>;

/** How far a student got, by their own account. */
export const driveStates = ['interested', 'applied', 'tested', 'offered', 'rejected'] as const;
export type DriveState = (typeof driveStates)[number];

const staleDays = 60;

type Sourced = { sourceUrl: string | null; verifiedOn: string | null };

/** Whether dates and rules may be shown: each needs a source and the day it was last checked. */
export function isSourced({ sourceUrl, verifiedOn }: Sourced): boolean {
  return sourceUrl !== null && verifiedOn !== null;
}

/** The dates that students see. */
export function publicDates<Dated>(drive: Sourced & { dates: readonly Dated[] }): readonly Dated[] {
  return isSourced(drive) ? drive.dates : [];
}

/** Whether the source was last checked too long ago to rely on. */
export function isStale(verifiedOn: string | null, now: Date): boolean {
  if (verifiedOn === null) return false;
  const days = Math.floor((now.getTime() - Date.parse(`${verifiedOn}T00:00:00Z`)) / dayMs);
  return days > staleDays;
}
