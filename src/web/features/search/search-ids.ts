/** All that is searched with belongs to this form, wherever on the page it stands: without scripts one press sends it all. */
export const searchFormId = 'job-search';

/** The heading of the results: focus goes there when what was pressed is gone. */
export const resultsId = 'results';

/** Moves the focus to the results, after a link is gone together with what it removed. */
export const focusResults = () =>
  setTimeout(() => document.getElementById(resultsId)?.focus({ preventScroll: true }));

/** The panel of filters, folded away on phones. */
export const filtersId = 'filters';
