/**
 * All search fields belong to this form, wherever they are on the page, so that without scripts one
 * submit sends them all.
 */
export const searchFormId = 'job-search';

/** The heading of the results, focused when the clicked element is gone. */
export const resultsId = 'results';

/** Focuses the results after a link disappears together with the filter it removed. */
export const focusResults = () =>
  setTimeout(() => document.getElementById(resultsId)?.focus({ preventScroll: true }));

/** The filter panel, collapsed on phones. */
export const filtersId = 'filters';
