import { z } from 'zod';
import { alertTimes, longestSearchName } from '#domain/job-alerts/job-alert-limits.ts';
import { longestSearchUrl } from '#domain/search/normalize-search-url.ts';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, paging, prose } from './fields.ts';
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

const query = prose(longestSearchUrl);
const alert = z.enum(alertTimes);
const version = z.number().int().min(1);

const savedSearch = z.object({
  id,
  name: z.string(),
  /** Of the address of the search. */
  query: z.string(),
  alert,
  version,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const shelf = {
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
  listSearches: procedure({ audience: 'student', method: 'GET', path: '/searches' })
    .input(z.strictObject({}))
    .output(z.object({ recent: z.array(z.string()), kept: z.array(savedSearch) })),
  recordSearch: procedure({ audience: 'student', method: 'POST', path: '/searches/recent' })
    .input(z.strictObject({ query }))
    .output(z.object({ recent: z.array(z.string()) })),
  removeRecentSearches: procedure({
    audience: 'student',
    method: 'POST',
    path: '/searches/recent/remove',
  })
    // Without one: all of them.
    .input(z.strictObject({ query: query.optional() }))
    .output(z.object({ recent: z.array(z.string()) })),
  createSearch: procedure({ audience: 'student', method: 'POST', path: '/searches' })
    .errors(refuses('TOO_MANY_KEPT'))
    .input(z.strictObject({ name: line(longestSearchName), query, alert }))
    .output(savedSearch),
  updateSearch: procedure({ audience: 'student', method: 'PUT', path: '/searches/{searchId}' })
    .errors(refuses('NOT_FOUND', 'SEARCH_CHANGED'))
    .input(z.strictObject({ searchId: id, name: line(longestSearchName), alert, version }))
    .output(savedSearch),
  removeSearch: procedure({ audience: 'student', method: 'DELETE', path: '/searches/{searchId}' })
    .input(z.strictObject({ searchId: id }))
    .output(z.object({ id })),
};
