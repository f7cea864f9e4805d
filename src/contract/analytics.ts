import { z } from 'zod';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources, viewSteps } from '#domain/analytics/posting-source.ts';
import { openStatuses } from '#domain/application/application-status.ts';
import { refuses } from './errors.ts';
import { id } from './fields.ts';
import { get, post } from './procedure.ts';

const count = z.number().int();

/** Each count is the total of the list of applications with the same filters. */
const steps = {
  applications: count,
  under_review: count,
  interview_scheduled: count,
  offer_made: count,
  hired: count,
};

const answers = {
  /** Answered at least once. */
  answered: count,
  /** Open, and still without an answer. */
  open: count,
  /** Withdrawn before an answer. */
  withdrawn: count,
  /** Seconds until the first answer, of those answered; null without any. */
  medianSeconds: z.number().nullable(),
};

const companyAnalytics = z.object({
  /** First and last day, in the company's time zone. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }),
  funnel: z.object(steps),
  /** People who opened a posting, once a day, and who began to apply. They lead to no list. */
  views: z.object({ opened: count, started: count, since: z.iso.date().nullable() }),
  /** The same totals for the preceding period of equal length, as of its end. */
  before: z
    .object({
      days: z.object({ first: z.iso.date(), last: z.iso.date() }),
      /** Null without applications. */
      applications: z
        .object({ ...steps, answered: count, medianSeconds: z.number().nullable() })
        .nullable(),
      /** Null unless views were counted throughout. */
      views: z.object({ opened: count, started: count }).nullable(),
    })
    .nullable(),
  /** From the application to the hire; seconds. */
  hireSeconds: z.number().nullable(),
  /** Views and applications over time, each point with its first day. */
  points: z.array(z.object({ day: z.iso.date(), opened: count, applications: count })),
  /** How long applications stay in an open status; `now` are still there. */
  stages: z.array(
    z.object({
      status: z.enum(openStatuses),
      left: count,
      medianSeconds: z.number().nullable(),
      now: count,
    }),
  ),
  /** `opened` is null where few people looked. */
  sources: z.array(
    z.object({
      source: z.enum([...postingSources, 'unknown']),
      opened: count.nullable(),
      ...steps,
    }),
  ),
  answers: z.object(answers),
  /** Applications with a completed interview: with a scorecard of every interviewer, or not. */
  scorecards: z.object({ complete: count, missing: count }),
  /** What students see on the company's page and postings. */
  shown: z.object({
    days: z.number().nullable(),
    /** The answers that it is measured over, and how many it takes. */
    count,
    fewest: count,
    isShown: z.boolean(),
  }),
  /** Postings with an application or a view in this range, those with most first. */
  postings: z.array(
    z.object({
      id,
      title: z.string(),
      /** A removed posting has no figures of its own to open. */
      isRemoved: z.boolean(),
      opened: count,
      ...steps,
      ...answers,
    }),
  ),
  postingsCapped: z.boolean(),
  /** To choose from. */
  titles: z.array(z.object({ id, title: z.string() })),
  titlesCapped: z.boolean(),
});
export type Analytics = z.infer<typeof companyAnalytics>;

export const analytics = {
  load: get('recruiter', '/company-analytics')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ range: z.enum(analyticsRanges).optional(), postingId: id.optional() }))
    .output(companyAnalytics),
  recordView: post('anyone', '/postings/{postingId}/views', { isPersonal: true })
    .errors(refuses('NOT_FOUND'))
    .input(
      z.strictObject({
        postingId: id,
        step: z.enum(viewSteps),
        source: z.enum(postingSources),
      }),
    )
    .output(z.object({})),
};
