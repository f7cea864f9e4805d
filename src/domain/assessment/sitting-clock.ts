import { type ApplicationStatus, isOpenStatus } from '#domain/application/application-status.ts';
import { minuteMs } from '#domain/time.ts';

/** When each section of a sitting ends: those passed at the latest when the student went on. */
export type SittingTimes = {
  startsAt: Date;
  /** Minutes of each section; null for one that ends with the deadline. */
  minutes: readonly (number | null)[];
  deadline: Date;
  timeFactor: number;
  /** When the student went on to the second, third … section, in milliseconds since 1970. */
  advanced: readonly number[];
};

/** What a student can ask to multiply the time by. */
export const extraFactors = [1.25, 1.5, 2] as const;

/**
 * The time windows of the sections. A section begins when the student leaves the previous one, or
 * at the latest when the previous one's time is over, so that waiting gains nothing.
 */
export function windowsOf({ startsAt, minutes, deadline, timeFactor, advanced }: SittingTimes) {
  let from = startsAt.getTime();
  return minutes.map((each, at) => {
    const startsMs = from;
    const full =
      each === null
        ? Math.max(startsMs, deadline.getTime())
        : startsMs + Math.round(each * minuteMs * timeFactor);
    const left = advanced[at];
    from = left === undefined ? full : Math.min(Math.max(left, startsMs), full);
    return { startsAt: new Date(startsMs), endsAt: new Date(from) };
  });
}

/** The deadline of a kit with that factor of time, counted from the invitation. */
export function deadlineWith(
  { createdAt, expiresAt, timeFactor }: { createdAt: Date; expiresAt: Date; timeFactor: number },
  factor: number,
): Date {
  const baseMs = (expiresAt.getTime() - createdAt.getTime()) / timeFactor;
  return new Date(createdAt.getTime() + Math.round(baseMs * factor));
}

/** When the last section ends, as far as it is known now. */
export function endOfSitting(times: SittingTimes): Date {
  return windowsOf(times).at(-1)?.endsAt ?? times.startsAt;
}

/** The section that takes answers at this moment; null before the start and after the end. */
export function sectionAt(times: SittingTimes, now: Date) {
  const windows = windowsOf(times);
  const at = windows.findIndex(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const window = windows[at];
  return window === undefined ? null : { at, ...window };
}

export const sittingStates = ['invited', 'expired', 'running', 'submitted', 'accepted'] as const;
export type SittingState = (typeof sittingStates)[number];

type Facts = {
  startsAt: Date | null;
  endsAt: Date | null;
  submittedAt: Date | null;
  expiresAt: Date;
  /** A passed skill test that the student gave instead. */
  acceptedTest: object | null;
};

/**
 * As the student sees it: 'closed' cannot be started because the application is closed, 'paused' not
 * while the company is suspended.
 */
export const ownSittingStates = [...sittingStates, 'closed', 'paused'] as const;
export type OwnSittingState = (typeof ownSittingStates)[number];

type Around = { status: ApplicationStatus; isCompanyAway: boolean };

/** What was started can still be finished, whatever happened to the application or the company. */
export function ownStateOf(
  facts: Facts,
  { status, isCompanyAway }: Around,
  now: Date,
): OwnSittingState {
  const state = stateOf(facts, now);
  if (state !== 'invited') return state;
  if (!isOpenStatus(status)) return 'closed';
  return isCompanyAway ? 'paused' : state;
}

export function stateOf(facts: Facts, now: Date): SittingState {
  const { startsAt, endsAt, submittedAt, expiresAt, acceptedTest } = facts;
  if (acceptedTest !== null) return 'accepted';
  if (submittedAt !== null || (endsAt !== null && endsAt <= now)) return 'submitted';
  if (startsAt !== null) return 'running';
  return expiresAt <= now ? 'expired' : 'invited';
}
