import { Link } from 'react-router';
import { withoutFilter, withoutFilters } from '#domain/search/change-search-url.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { focusResults } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';
import { useFilterNames } from './use-filter-names.ts';

export function ActiveFilters({
  address,
  query,
  place,
}: {
  address: SearchUrl;
  query: URLSearchParams;
  place: SearchPlace;
}) {
  const t = useTexts();
  const filters = useFilterNames(address, place);
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ul aria-label={t('search.filters.active')} className="flex min-w-0 flex-wrap gap-1.5">
        {filters.map(({ name, value, text }) => (
          <li key={`${name} ${value}`} className="max-w-full">
            <Link
              to={withoutFilter(query, name, value)}
              preventScrollReset
              onClick={focusResults}
              aria-label={t('search.filters.remove', { filter: text })}
              className="inline-flex min-h-7 touch-height max-w-full items-center gap-1.5 rounded-chip border border-primary bg-primary-soft ps-2.5 pe-2 text-13 font-medium text-primary no-underline transition-colors hover:bg-hover"
            >
              <span className="truncate">{text}</span>
              <SiteIcon name="x" size={12} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={withoutFilters(query)}
        preventScrollReset
        onClick={focusResults}
        className="inline-flex touch-height items-center rounded-small text-13 font-medium text-primary underline underline-offset-4"
      >
        {t('search.filters.clear')}
      </Link>
    </div>
  );
}
