import type { SearchAddress } from '#domain/search/search-address.ts';
import type { SearchPlace } from './search-place.ts';

/** What the parts of a search that need scripts are told. */
export type LiveSearchProps = {
  place: SearchPlace;
  address: SearchAddress;
  query: URLSearchParams;
  usdRate: number;
};
