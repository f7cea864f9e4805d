import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { changeSearchUrl } from '#domain/search/change-search-url.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { searchSorts } from '#domain/search/search.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { searchFormId } from './search-ids.ts';
import { searchInput } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

const views = [
  ['list', 'list'],
  ['grid', 'layout-grid'],
] as const;

/** The sort order and the layout of the results. */
export function ResultTools({
  address,
  query,
  place,
  keep,
}: {
  address: SearchUrl;
  query: URLSearchParams;
  place: SearchPlace;
  keep: ReactNode;
}) {
  const t = useTexts();
  const { sort } = searchInput(address, place, 1);
  const sorts = searchSorts.filter((each) => each !== 'match' || place.isStudents);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="flex items-center gap-2 text-13 text-ink-muted">
        <span className="shrink-0 max-sm:sr-only lg:max-xl:sr-only">{t('search.sort.label')}</span>
        <Select
          // The default order depends on the search: the select shows the current one.
          key={sort}
          name="sort"
          form={searchFormId}
          defaultValue={sort}
          className="w-44 sm:w-40"
          options={optionsOf(sorts, (value) => t(`search.sort.${value}`))}
        />
      </label>
      <span className="hidden noscript:contents">
        <Button type="submit" form={searchFormId}>
          {t('search.filters.apply')}
        </Button>
      </span>
      <nav
        aria-label={t('search.view.label')}
        className="inline-flex gap-0.5 rounded-control border border-line bg-hover p-0.5 max-sm:hidden"
      >
        {views.map(([view, icon]) => (
          <Link
            key={view}
            to={changeSearchUrl(query, { view: view === 'list' ? null : view })}
            replace
            preventScrollReset
            aria-label={t(`search.view.${view}`)}
            aria-current={address.view === view || undefined}
            className="inline-flex size-8 touch-target items-center justify-center rounded-small border border-transparent text-ink-muted hover:text-ink aria-[current=true]:border-line aria-[current=true]:bg-surface aria-[current=true]:text-ink"
          >
            <SiteIcon name={icon} size={16} />
          </Link>
        ))}
      </nav>
      {keep && <span className="noscript:hidden">{keep}</span>}
    </div>
  );
}
