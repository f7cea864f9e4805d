import { type AnalyticsRange, daysOf } from '#domain/analytics/analytics-range.ts';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import type { ReachedStatus } from '#domain/analytics/reached-status.ts';
import { dayMs } from '#domain/time.ts';
import type { ApplicationStatus } from './application-status.ts';

/** Lists of open applications without an answer for more than this many days. */
export const waitingDays = ['7', '25'] as const;
type WaitingDays = (typeof waitingDays)[number];

/**
 * Whether the student got a first answer: with `open` they still wait for it, with `withdrawn` they
 * left before it.
 */
export const answerStates = ['answered', 'open', 'withdrawn'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Whether all interviewers of an application’s completed interviews submitted a scorecard. */
export const scorecardStates = ['complete', 'missing'] as const;
export type ScorecardState = (typeof scorecardStates)[number];

/** `unknown`: sent before sources were recorded. */
export type ReceivedSource = PostingSource | 'unknown';

export type SentDays = {
  days: number;
  now: Date;
  /** The period of as many days before that one. */
  isBefore?: boolean;
};

/**
 * The filter 'Response' in a query string: whether there was one, or for how long there is none.
 * Older links and saved views say 'waiting'.
 */
export function responseIn(params: URLSearchParams) {
  const value = params.get('answer') ?? params.get('waiting');
  return {
    answer: answerStates.find((each) => each === value),
    waiting: waitingDays.find((each) => each === value),
  };
}

export type ReceivedFilter = {
  status?: ApplicationStatus | undefined;
  postingId?: string | undefined;
  search?: string | undefined;
  /** The name of a stage, whatever its case; '' for those in none. */
  stage?: string | undefined;
  /** Only open applications that were sent before this and not answered. */
  unansweredSince?: Date | undefined;
  /** Only those sent in the last days of the company's time zone, today included. */
  sent?: SentDays | undefined;
  /** Only those that got at least this far, whatever their outcome. */
  reached?: ReachedStatus | undefined;
  source?: ReceivedSource | undefined;
  answer?: AnswerState | undefined;
  /** Only those with a completed interview. */
  scorecards?: ScorecardState | undefined;
};

export type ReceivedFilterInput = Omit<ReceivedFilter, 'unansweredSince' | 'sent'> & {
  waiting?: WaitingDays | undefined;
  range?: AnalyticsRange | undefined;
};

/** The filter of a list as it is asked for, with its dates. */
export function receivedFilterOf<Input extends ReceivedFilterInput>(
  { waiting, range, ...rest }: Input,
  now: Date,
) {
  return {
    ...rest,
    ...(waiting && { unansweredSince: waitingSince(waiting, now) }),
    ...(range && { sent: { days: daysOf(range), now } }),
  };
}

export function waitingSince(days: WaitingDays, now: Date): Date {
  return new Date(now.getTime() - Number(days) * dayMs);
}

/** A list with any of these is not the whole list. */
export function isFiltered(filter: ReceivedFilter): boolean {
  const { status, postingId, search, unansweredSince, sent, reached, source, answer } = filter;
  const narrowing = [status, postingId, search, unansweredSince, sent, reached, source, answer];
  return filter.stage !== undefined || Boolean(filter.scorecards) || narrowing.some(Boolean);
}
