import { z } from 'zod';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, paging } from './fields.ts';
import { procedure } from './procedure.ts';

/** A posting that its reader put aside; it stays when the posting is over. */
const savedPosting = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  location: z.string().nullable(),
  isRemote: z.boolean(),
  /** 'firstrung', or the source outside that told of it. */
  source: z.string(),
  deadline: instant.nullable(),
  /** One can still apply. */
  isOpen: z.boolean(),
  savedAt: instant,
});
export type SavedPosting = z.infer<typeof savedPosting>;

const hiddenThing = z.object({
  kind: z.enum(['posting', 'company']),
  /** A posting's id, or a company's name in small letters. */
  target: z.string(),
  name: z.string(),
});

export const savedJobs = {
  listSaved: procedure({ audience: 'student', method: 'GET', path: '/saved-postings' })
    .input(z.strictObject(paging))
    .output(pageOf(savedPosting)),
  setSaved: procedure({ audience: 'student', method: 'PUT', path: '/saved-postings/{postingId}' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id, isSaved: z.boolean() }))
    .output(z.object({ isSaved: z.boolean() })),
  listHidden: procedure({ audience: 'student', method: 'GET', path: '/hidden-postings' })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(hiddenThing) })),
  setHidden: procedure({ audience: 'student', method: 'PUT', path: '/hidden-postings' })
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
