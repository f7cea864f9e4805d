import { z } from 'zod';
import { dateKinds } from '#domain/drive/drive.ts';
import { firstSteps, nextSteps } from '#domain/home/next-step.ts';
import { dueActs, maxUpcoming, upcomingKinds } from '#domain/home/upcoming.ts';
import { id, instant } from './fields.ts';
import { get, put } from './procedure.ts';

const count = z.number().int();

const overview = z.object({
  /** Each is the total of the list that its tile links to. */
  tiles: z.object({ open: count, unread: count, closing: count, interviews: count }),
  /** Whether the student has ever applied or saved a job. */
  hasStarted: z.boolean(),
  /** Assessments that wait for answers. */
  assessments: count,
  /** Interviews whose time the student has to choose. */
  proposed: count,
  /** The application of the first of them; null without one. */
  proposedId: id.nullable(),
  /** What others wait for or what will be over soon; null when nothing is pressing. */
  next: z.enum(nextSteps).nullable(),
  /** The application whose offer has to be answered first; null without an offer. */
  offeredId: id.nullable(),
  /** The deadline of that offer, if it has one. */
  offeredUntil: instant.nullable(),
  first: z.object({
    done: z.array(z.enum(firstSteps)),
    isHidden: z.boolean(),
    /** Skills of the resume that can be added to the profile; empty once the profile has enough. */
    resumeSkills: z.array(z.string()),
  }),
  /** What the student has used already. */
  used: z.object({ resume: z.boolean(), questions: z.boolean() }),
});
export type Home = z.infer<typeof overview>;

const upcoming = z.object({
  id: z.string(),
  kind: z.enum(upcomingKinds),
  title: z.string(),
  /** Null for an event or a coach booking. */
  companyName: z.string().nullable(),
  /** What happens on a drive's date. */
  dateKind: z.enum(dateKinds).nullable(),
  /** What has to be done by then; null for a date to attend. */
  due: z.enum(dueActs).nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** A date whose source was last checked long ago. */
  isStale: z.boolean(),
  /** The application of an interview or offer, the path of an event, the id of others. */
  target: z.string(),
});
export type Upcoming = z.infer<typeof upcoming>;

export const home = {
  load: get('student', '/home').input(z.strictObject({})).output(overview),
  /**
   * The student's own interviews, waiting assessments and offers, followed drives, registrations and
   * coach bookings, soonest first.
   */
  listUpcoming: get('student', '/upcoming')
    .input(
      z.strictObject({
        kind: z.enum(upcomingKinds).optional(),
        limit: z.coerce.number().int().min(1).max(maxUpcoming).optional(),
      }),
    )
    .output(z.object({ items: z.array(upcoming), total: count })),
  setFirstSteps: put('student', '/first-steps')
    .input(z.strictObject({ isHidden: z.boolean() }))
    .output(z.object({ isHidden: z.boolean() })),
};
