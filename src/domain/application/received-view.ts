export const maxViewNameLength = 60;
export const maxViews = 30;

const savedParams = [
  'status',
  'posting',
  'search',
  'stage',
  'waiting',
  'range',
  'reached',
  'source',
  'answer',
  'scorecards',
  'sort',
  'columns',
  'view',
];

/** What a saved view keeps of the page's query string: filters, order and columns, but no page. */
export function viewQuery(params: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of savedParams) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  return query.toString();
}
