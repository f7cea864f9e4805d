import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchUrl } from '#domain/search/search-url.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { useIsServed } from '#web/ui/use-is-served.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { type CardSlots, CardSlotsContext } from './card-slots.ts';
import { NewExternalResults, MissingSources } from './external-results.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NoResults } from './no-results.tsx';
import { OpensPostings } from './opens-postings.tsx';
import { ResultList } from './result-list.tsx';
import { PayRule, ResultNotes } from './result-notes.tsx';
import { ResultTools } from './result-tools.tsx';
import { SearchBar } from './search-bar.tsx';
import { filtersId, resultsId, searchFormId } from './search-ids.ts';
import { searchInput } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useLiveForm } from './use-live-form.ts';

/**
 * The search page: words and location, filters, results. It works with plain forms and links;
 * scripts make it faster.
 */
export function SearchPage({
  place,
  usdRate,
  slots,
  keep,
  frame,
}: {
  place: SearchPlace;
  usdRate: number;
  slots: CardSlots;
  /** The control that saves the search, beside the sort order. */
  keep?: ReactNode;
  /** Lays out the heading and the form on this page. */
  frame: (bar: ReactNode, results: ReactNode) => ReactNode;
}) {
  const t = useTexts();
  const { query, address } = useSearchAddress(place);
  const input = searchInput(address, place, address.pages.first);
  const {
    data: latest,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
    dataUpdatedAt,
  } = useQuery({
    ...api.search.list.query(input),
    placeholderData: (before) => before,
  });
  // Rendering many cards is deferred, so that clicks go first.
  const found = useDeferredValue(latest);
  // While a response is pending there is no time for it: the shown results keep theirs.
  const [foundAt, setFoundAt] = useState(dataUpdatedAt);
  if (dataUpdatedAt !== 0 && dataUpdatedAt !== foundAt) setFoundAt(dataUpdatedAt);
  const now = useDeferredValue(foundAt);
  // The links of the shown results keep the search that found them, so that cards don't re-render.
  const [foundQuery, setFoundQuery] = useState(query);
  if (!isPlaceholderData && foundQuery !== query) setFoundQuery(query);
  const shownQuery = useDeferredValue(foundQuery);
  const isBusy = isPlaceholderData || found !== latest;
  const count = useFilterNames(address, place).length;
  const total = found?.total;
  const form = useLiveForm(place, address, query);
  const isServed = useIsServed();
  const results = (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div
        id={filtersId}
        className="rounded-card border border-line bg-surface lg:sticky lg:top-20 lg:-ms-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:rounded-none lg:border-0 lg:bg-transparent lg:ps-1 lg:pe-3 lg:pb-4"
      >
        {/* Collapses the panel below, only where it doesn't fit beside the results. */}
        <details className="group peer lg:hidden">
          <summary className="flex min-h-11 touch-height list-none items-center gap-2 rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
            <SiteIcon name="sliders-horizontal" size={16} />
            {t('search.filters.title')}
            {count > 0 && (
              <span className="rounded-chip bg-primary-soft px-2 py-0.5 text-12 text-primary">
                {t('search.filters.on', { count })}
              </span>
            )}
            <SiteIcon
              name="chevron-right"
              size={16}
              className="ms-auto shrink-0 rotate-90 text-ink-subtle group-open:-rotate-90"
            />
          </summary>
        </details>
        <section
          aria-label={t('search.filters.title')}
          className="max-lg:hidden max-lg:px-4 max-lg:pt-2 max-lg:pb-4 max-lg:peer-open:block"
        >
          <FilterPanel address={address} query={query} place={place} facets={found?.facets} />
          <div className="sticky bottom-0 -mx-4 mt-6 -mb-4 grid rounded-b-card border-t border-line bg-surface px-4 py-3 lg:hidden noscript:hidden">
            <Button type="submit" form={searchFormId} variant="primary">
              {t('search.filters.show', { count: total?.count ?? 0 })}
            </Button>
          </div>
        </section>
      </div>
      <section aria-labelledby={resultsId} className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 grow basis-56 max-sm:basis-full">
            <div className="flex min-h-8 touch-height flex-wrap items-center gap-x-3 gap-y-1">
              <h2
                id={resultsId}
                tabIndex={-1}
                aria-live="polite"
                className="text-20 font-semibold tabular-nums"
              >
                {total
                  ? t(total.capped ? 'search.count-capped' : 'search.count', { count: total.count })
                  : t('search.results')}
              </h2>
              {!isServed && <NewExternalResults address={address} place={place} />}
            </div>
            <p className="mt-0.5 text-13 text-ink-muted">
              <PayRule address={address} usdRate={usdRate} />
            </p>
          </div>
          <ResultTools address={address} query={query} place={place} keep={keep} />
        </div>
        <ActiveFilters address={address} query={query} place={place} />
        {found && <ResultNotes found={found} address={address} />}
        {form.isOffline && (
          <Callout tone="danger" live>
            {t('site.offline')}
          </Callout>
        )}
        {error && !found ? (
          <LoadError
            title={t('search.failed.title')}
            description={t('search.failed.kept')}
            query={{ refetch, isFetching }}
          />
        ) : found === undefined ? (
          <div aria-busy="true" className="flex flex-col gap-3">
            <CardSkeleton />
            <CardSkeleton />
            <CardSkeleton />
          </div>
        ) : found.items.length === 0 ? (
          <NoResults found={found} address={address} query={query} place={place} />
        ) : (
          <ResultList {...{ found, now, isBusy, address, query, shownQuery, place, usdRate }} />
        )}
        {/* Always rendered, so that its text doesn't shift the content below. */}
        <div>{!isServed && <MissingSources address={address} place={place} />}</div>
      </section>
    </div>
  );
  return (
    <CardSlotsContext value={slots}>
      <OpensPostings place={place} query={query} searchQuery={query} usdRate={usdRate}>
        <div className="contents" onChange={form.onChange}>
          <SkipLink target={resultsId}>{t('search.skip')}</SkipLink>
          {frame(
            <SearchBar address={address} onSubmit={form.onSubmit} onChosen={form.ask} />,
            results,
          )}
        </div>
      </OpensPostings>
    </CardSlotsContext>
  );
}

/** The current search from the URL; opening a posting above the results leaves it unchanged. */
function useSearchAddress(place: SearchPlace) {
  const remaining = new URLSearchParams(useSearchParams()[0]);
  remaining.delete('job');
  const search = remaining.toString();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { query, address: readSearchUrl(query, place.unit) };
  }, [search, place]);
}
