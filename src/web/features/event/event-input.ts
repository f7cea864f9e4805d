import { pageInput } from '#web/lib/page-links.ts';

export function eventInput(params: URLSearchParams) {
  const when = params.get('when') === 'past' ? ('past' as const) : ('upcoming' as const);
  return { ...pageInput(params), when };
}
