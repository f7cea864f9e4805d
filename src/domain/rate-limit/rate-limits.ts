import type { Refusal } from '#domain/refusals.ts';
import { hourMs, minuteMs } from '#domain/time.ts';

type Window = { max: number; windowMs: number };

/** `max` of sign-in forms is the SIGN_INS_PER_MINUTE setting. */
export type RequestLimit = {
  max: number | 'sign-ins-per-minute';
  windowMs: number;
  refusal: Refusal;
};

const signInForm = (refusal: Refusal) =>
  ({ max: 'sign-ins-per-minute', windowMs: minuteMs, refusal }) as const;

/** Requests per client address, unless the comment names another subject. */
export const requestLimits = {
  'sign-in': signInForm('TOO_MANY_REQUESTS'),
  'two-factor': signInForm('TOO_MANY_SENT'),
  'sign-up': signInForm('TOO_MANY_SENT'),
  'confirm-email': signInForm('TOO_MANY_SENT'),
  'forgot-password': signInForm('TOO_MANY_SENT'),
  'reset-password': signInForm('TOO_MANY_SENT'),
  callback: signInForm('TOO_MANY_SENT'),
  /** Per email address. */
  'confirmation-mail': { max: 5, windowMs: hourMs, refusal: 'TOO_MANY_SENT' },
  /** Per email address. */
  'reset-mail': { max: 5, windowMs: hourMs, refusal: 'TOO_MANY_SENT' },
  contact: { max: 5, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  newsletter: { max: 5, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  event: { max: 10, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  'company-request': { max: 10, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  /** Per company: each is mailed. */
  invitation: { max: 30, windowMs: hourMs, refusal: 'TOO_MANY_SENT' },
  /** Per user: resizing a photo takes time. */
  photo: { max: 20, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  /** Per user: each finished recording is copied. */
  recording: { max: 40, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  'ats-resume': { max: 20, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  'resume-link': { max: 60, windowMs: minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  'resume-password': { max: 10, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  /** Per user: starting a test. */
  'skill-test': { max: 20, windowMs: hourMs, refusal: 'TOO_MANY_REQUESTS' },
  /** Per user: running an answer takes a process. */
  'skill-test-run': { max: 20, windowMs: minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  'badge-check': { max: 60, windowMs: minuteMs, refusal: 'TOO_MANY_REQUESTS' },
  /** Per user. */
  reference: { max: 10, windowMs: 24 * hourMs, refusal: 'TOO_MANY_SENT' },
  /** Per email address, whoever sends the requests. */
  'reference-mail': { max: 3, windowMs: 24 * hourMs, refusal: 'TOO_MANY_SENT' },
  'reference-answer': { max: 20, windowMs: 10 * minuteMs, refusal: 'TOO_MANY_SENT' },
  sources: { max: 30, windowMs: minuteMs, refusal: 'TOO_MANY_REQUESTS' },
} as const satisfies Record<string, RequestLimit>;

export type RequestLimitName = keyof typeof requestLimits;

/** How many rows one person may write; counted from the rows themselves. */
export const writeLimits = {
  topic: { max: 3, windowMs: 10 * minuteMs },
  reply: { max: 10, windowMs: 10 * minuteMs },
  report: { max: 20, windowMs: hourMs },
  /** About one application. */
  message: { max: 10, windowMs: minuteMs },
} as const satisfies Record<string, Window>;

/** Language model calls per user and UTC day; failed ones are refunded. */
export const modelCallsPerDay = 30;

const freeAttempts = 10;
const firstDelaySeconds = 30;
const maxDelaySeconds = 60 * 60;

/** Seconds before the next attempt: none after nine failures, then doubling from 30 to an hour. */
export function attemptDelay(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstDelaySeconds * 2 ** (failures - freeAttempts), maxDelaySeconds);
}

/** The delays after the first, the second … wrong attempt, until they grow no more. */
export const attemptDelays: readonly number[] = Array.from({ length: freeAttempts + 8 }, (_, at) =>
  attemptDelay(at + 1),
);
