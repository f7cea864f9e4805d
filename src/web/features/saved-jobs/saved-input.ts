import { pageInput } from '#web/lib/page-links.ts';

/** Whether the list shows only jobs that close soon. */
export const isClosingIn = (search: URLSearchParams) => search.get('show') === 'closing';

export function savedInput(search: URLSearchParams) {
  return { ...pageInput(search), ...(isClosingIn(search) && { show: 'closing' as const }) };
}
