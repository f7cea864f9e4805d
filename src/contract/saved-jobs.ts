import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, paging } from './fields.ts';
import { get, put } from './procedure.ts';
import { searchCard } from './search.ts';

/** A saved posting; it remains when the posting closes. */
const savedPosting = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  location: z.string().nullable(),
  workplace: z.enum(workplaces).nullable(),
  /** 'firstrung' or the id of an external source. */
  source: z.string(),
  deadline: instant.nullable(),
  deadlineZone: z.string().nullable(),
  isOpen: z.boolean(),
  savedAt: instant,
  /** The status of the student's application; null without one, and in the view 'titles'. */
  status: z.enum(applicationStatuses).nullable(),
  /** As search shows it; null when it is no longer open, and in the view 'titles'. */
  card: searchCard.nullable(),
});
export type SavedPosting = z.infer<typeof savedPosting>;

const hiddenThing = z.object({
  kind: z.enum(['posting', 'company']),
  /** A posting's id, or a company's name in lower case. */
  target: z.string(),
  name: z.string(),
});

export const savedJobs = {
  listSaved: get('student', '/saved-postings')
    .input(
      z.strictObject({
        ...paging,
        /** Only open ones with a deadline in the next days. */
        show: z.literal('closing').optional(),
        /** Without cards and statuses, for lists to pick from. */
        view: z.literal('titles').optional(),
      }),
    )
    .output(pageOf(savedPosting)),
  setSaved: put('student', '/saved-postings/{postingId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id, isSaved: z.boolean() }))
    .output(z.object({ isSaved: z.boolean() })),
  listHidden: get('student', '/hidden-postings')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(hiddenThing) })),
  setHidden: put('student', '/hidden-postings')
    .errors(refuses('NOT_FOUND', 'TOO_MANY_KEPT'))
    .input(
      z.strictObject({
        kind: z.enum(['posting', 'company']),
        target: line(300),
        isHidden: z.boolean(),
      }),
    )
    .output(hiddenThing.extend({ isHidden: z.boolean() })),
};
