import { issuedStates } from '#domain/credential/credential.ts';
import { pageInput } from '#web/lib/page-links.ts';

const idIn = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iu;

/** The filters from the URL; invalid values count as unset. */
export function issuedFilters(params: URLSearchParams) {
  const state = issuedStates.find((each) => each === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 300).toWellFormed();
  return { state, search };
}

/** A pasted link finds its badge. */
export function issuedInput(params: URLSearchParams) {
  const { state, search } = issuedFilters(params);
  const query = idIn.exec(search)?.[0].toLowerCase() ?? search.slice(0, 100).toWellFormed();
  return { ...pageInput(params), ...(state && { state }), ...(query && { search: query }) };
}
