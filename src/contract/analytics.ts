import { z } from 'zod';
import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { refuses } from './errors.ts';
import { id } from './fields.ts';
import { procedure } from './procedure.ts';

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
  /** Seconds until the first answer, of those answered; null without any. */
  medianSeconds: z.number().nullable(),
};

const companyAnalytics = z.object({
  /** First and last day, in the company's time zone. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }),
  funnel: z.object(steps),
  answers: z.object(answers),
  /** What students see on the company's page and postings. */
  shown: z.object({
    days: z.number().nullable(),
    /** The answers that it is measured over, and how many it takes. */
    count,
    fewest: count,
    isShown: z.boolean(),
  }),
  /** Postings with an application in this range, those with most first. */
  postings: z.array(z.object({ id, title: z.string(), ...steps, ...answers })),
  postingsCapped: z.boolean(),
  /** To choose from. */
  titles: z.array(z.object({ id, title: z.string() })),
  titlesCapped: z.boolean(),
});
export type Analytics = z.infer<typeof companyAnalytics>;

export const analytics = {
  load: procedure({ audience: 'recruiter', method: 'GET', path: '/company-analytics' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ range: z.enum(analyticsRanges).optional(), postingId: id.optional() }))
    .output(companyAnalytics),
};
