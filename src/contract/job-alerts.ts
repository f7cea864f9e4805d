import { z } from 'zod';
import { alertTimes, maxSearchNameLength } from '#domain/job-alerts/job-alert-limits.ts';
import { maxSearchUrlLength } from '#domain/search/normalize-search-url.ts';
import { refuses } from './errors.ts';
import { id, line, prose } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const query = prose(maxSearchUrlLength);
const alert = z.enum(alertTimes);
const version = z.int32().min(1);

const savedSearch = z.object({
  id,
  name: z.string(),
  /** The query string of the search page. */
  query: z.string(),
  alert,
  version,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const jobAlerts = {
  listSearches: get('student', '/searches')
    .input(z.strictObject({}))
    .output(z.object({ recent: z.array(z.string()), kept: z.array(savedSearch) })),
  recordSearch: post('student', '/searches/recent')
    .input(z.strictObject({ query }))
    .output(z.object({ recent: z.array(z.string()) })),
  removeRecentSearches: post('student', '/searches/recent/remove')
    // All searches when absent.
    .input(z.strictObject({ query: query.optional() }))
    .output(z.object({ recent: z.array(z.string()) })),
  createSearch: post('student', '/searches')
    .errors(refuses('TOO_MANY_KEPT'))
    .input(z.strictObject({ name: line(maxSearchNameLength), query, alert }))
    .output(savedSearch),
  updateSearch: put('student', '/searches/{searchId}')
    .errors(refuses('NOT_FOUND', 'SEARCH_CHANGED'))
    .input(z.strictObject({ searchId: id, name: line(maxSearchNameLength), alert, version }))
    .output(savedSearch),
  removeSearch: del('student', '/searches/{searchId}')
    .input(z.strictObject({ searchId: id }))
    .output(z.object({ id })),
};
