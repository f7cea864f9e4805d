import { Link } from 'react-router';
import type { FoundPostings } from '#contract/search.ts';
import {
  changeSearchUrl,
  withoutFilter,
  withoutFilters,
} from '#domain/search/change-search-url.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { focusResults } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';
import { useFilterNames } from './use-filter-names.ts';

const maxLinks = 6;

/** Suggests which filters to remove when nothing matches. */
export function NoResults({
  found,
  address,
  query,
  place,
}: {
  found: FoundPostings;
  address: SearchUrl;
  query: URLSearchParams;
  place: SearchPlace;
}) {
  const t = useTexts();
  const filters = useFilterNames(address, place);
  const links = filters.slice(0, maxLinks).map(({ name, value, text }) => ({
    to: withoutFilter(query, name, value),
    text: t('search.empty.without', { filter: text }),
  }));
  if (address.place !== '')
    links.push({
      to: changeSearchUrl(query, { location: null }),
      text: t('search.empty.without-place', { place: address.place }),
    });
  if (address.words !== '')
    links.push({ to: changeSearchUrl(query, { q: null }), text: t('search.empty.without-words') });
  if (filters.length > 1)
    links.push({ to: withoutFilters(query), text: t('search.filters.clear') });
  const page = address.pages.first;
  const isBeyond = found.total.count > 0 && page > 1;
  return (
    <EmptyState
      level={3}
      illustration={<NothingFound />}
      title={isBeyond ? t('search.empty.beyond', { page }) : t('search.empty.title')}
      description={t(
        isBeyond
          ? 'search.empty.beyond-text'
          : links.length > 0
            ? 'search.empty.text'
            : 'search.empty.none',
      )}
      action={(isBeyond
        ? [{ to: changeSearchUrl(query, {}), text: t('search.empty.first') }]
        : links
      ).map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          onClick={focusResults}
          className="inline-flex min-h-8 touch-height max-w-full items-center rounded-chip border border-line bg-surface px-3 text-13 font-medium text-ink no-underline hover:border-line-strong"
        >
          <span className="truncate">{text}</span>
        </Link>
      ))}
    />
  );
}
