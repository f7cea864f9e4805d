import { z } from 'zod';
import { companySteps } from '#domain/overview/overview.ts';
import { id } from './fields.ts';
import { planId } from './plan-fields.ts';
import { get, put } from './procedure.ts';

const count = z.number().int();
const total = z.object({ count, capped: z.boolean() });

const companyOverview = z.object({
  /** Each is the total of the list that its tile links to; null where the reader has no such list. */
  tiles: z.object({
    postings: total.nullable(),
    candidates: total,
    fresh: total,
    interviews: total,
  }),
  /** Interviews of the past without an outcome or a scorecard, the reader's own for interviewers. */
  unfinished: total,
  /** What waits for the company; null for interviewers, who decide nothing. */
  attention: z
    .object({
      /** Unanswered for more than 7 and more than 25 days. */
      unanswered: z.object({ '7': total, '25': total }),
      closing: count,
      drafts: count,
      /** Set once at most one more posting may be open. */
      plan: z
        .object({
          id: planId,
          open: count,
          limit: count,
        })
        .nullable(),
    })
    .nullable(),
  /** Applications of the last days in the company's time zone, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), count })),
  /** Null for interviewers. */
  first: z
    .object({
      done: z.array(z.enum(companySteps)),
      isHidden: z.boolean(),
      /** Somebody applied already. */
      hasStarted: z.boolean(),
      mayInvite: z.boolean(),
      /** The newest published posting. */
      postingId: id.nullable(),
    })
    .nullable(),
});
export type Overview = z.infer<typeof companyOverview>;

export const overview = {
  load: get('member', '/company-overview').input(z.strictObject({})).output(companyOverview),
  setFirstSteps: put('recruiter', '/company-overview/first-steps')
    .input(z.strictObject({ isHidden: z.boolean() }))
    .output(z.object({ isHidden: z.boolean() })),
};
