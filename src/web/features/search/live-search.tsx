import type { SearchAddress } from '#domain/search/search-address.ts';
import { FromOutside } from './from-outside.tsx';
import { OpenedPosting } from './opened-posting.tsx';
import type { SearchPlace } from './search-place.ts';
import { Suggestions } from './suggestions.tsx';
import { useLiveForm } from './use-live-form.ts';
import { useLiveLinks } from './use-live-links.ts';

export type LiveSearchProps = {
  place: SearchPlace;
  address: SearchAddress;
  query: URLSearchParams;
  usdRate: number;
};

/** All that needs scripts: filters that apply at once, suggestions, postings that open above the results. */
export function LiveSearch({ place, address, query, usdRate }: LiveSearchProps) {
  const ask = useLiveForm(place, address, query);
  useLiveLinks(query);
  return (
    <>
      <FromOutside address={address} place={place} />
      <Suggestions onChosen={ask} />
      <OpenedPosting place={place} query={query} usdRate={usdRate} />
    </>
  );
}
