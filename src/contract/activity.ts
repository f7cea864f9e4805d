import { z } from 'zod';
import { activityRanges } from '#domain/activity/activity.ts';
import { id, instant } from './fields.ts';
import { get } from './procedure.ts';

const count = z.number().int();
const days = z.number().nullable();
const values = z.array(count.nullable());

const ownActivity = z.object({
  /** When each period ends, oldest first. */
  ends: z.array(instant),
  /** How many applications stood at each stage at the end of each period. */
  stages: z.array(z.object({ waiting: count, interview: count, offer: count, closed: count })),
  /** Applications sent in this range. */
  sent: count,
  responses: z.object({
    /** Until the first response; null without one. */
    medianDays: days,
    companies: z.array(
      z.object({
        companyId: id,
        companyName: z.string(),
        sent: count,
        answered: count,
        medianDays: days,
      }),
    ),
  }),
  /** Values at the end of each period; null while they were not measured. */
  scores: z.object({
    readiness: values,
    ats: values,
    resume: values,
    interviews: values,
    skills: values,
  }),
  views: z.object({
    total: count,
    /** In each period. */
    counts: z.array(count),
    companies: z.array(
      z.object({ companyId: id, companyName: z.string(), count, lastAt: instant }),
    ),
  }),
});
export type Activity = z.infer<typeof ownActivity>;

export const activity = {
  load: get('student', '/activity')
    .input(z.strictObject({ range: z.enum(activityRanges).optional() }))
    .output(ownActivity),
};
