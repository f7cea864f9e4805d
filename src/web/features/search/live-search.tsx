import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { SearchAddress } from '#domain/search/search-address.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { loadOpenedPosting } from './load-opened-posting.ts';
import type { SearchPlace } from './search-place.ts';
import { Suggestions } from './suggestions.tsx';
import { useLiveForm } from './use-live-form.ts';
import { useLiveLinks } from './use-live-links.ts';

export { FromOutside, SourcesAway } from './from-outside.tsx';

export type LiveSearchProps = {
  place: SearchPlace;
  address: SearchAddress;
  query: URLSearchParams;
  usdRate: number;
};

type Part = { default: ComponentType<Omit<LiveSearchProps, 'address'>> };
const OpenedPosting = lazy(() =>
  loadOpenedPosting().then(
    (part): Part => ({ default: part.OpenedPosting }),
    (): Part => ({ default: () => null }),
  ),
);

/** All that needs scripts: filters that apply at once, suggestions, postings that open above the results. */
export function LiveSearch({ place, address, query, usdRate }: LiveSearchProps) {
  const t = useTexts();
  const { ask, isOffline } = useLiveForm(place, address, query);
  useLiveLinks(query);
  // Once there it stays: it closes by itself, and gives the focus back.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && query.has('job')) setNeeded(true);
  return (
    <>
      {isOffline && (
        <Callout tone="danger" live>
          {t('site.offline')}
        </Callout>
      )}
      <Suggestions onChosen={ask} />
      {isNeeded && (
        <Suspense>
          <OpenedPosting place={place} query={query} usdRate={usdRate} />
        </Suspense>
      )}
    </>
  );
}
