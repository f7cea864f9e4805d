import { Link } from 'react-router';
import { changeSearchUrl } from '#domain/search/change-search-url.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { LakhRange } from './lakh-range.tsx';
import { searchFormId } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';
import { UsdRange } from './usd-range.tsx';

const currencies = ['usd', 'inr'] as const;

/** The salary filter. On the public page its currency can be changed, which clears the amounts. */
export function SalaryRange({
  address,
  query,
  place,
}: {
  address: SearchUrl;
  query: URLSearchParams;
  place: SearchPlace;
}) {
  const t = useTexts();
  if (place.isStudents) return <LakhRange address={address} />;
  const cleared = { salaryMin: null, salaryMax: null };
  return (
    <>
      <nav
        aria-label={t('search.filters.currency')}
        className="mb-2 flex w-fit gap-0.5 rounded-control border border-line bg-hover p-0.5"
      >
        {currencies.map((currency) => (
          <Link
            key={currency}
            to={changeSearchUrl(query, { ...cleared, unit: currency === 'usd' ? null : currency })}
            preventScrollReset
            aria-current={address.unit === currency || undefined}
            className="inline-flex min-h-7 touch-height items-center rounded-small border border-transparent px-2.5 text-13 text-ink-muted no-underline hover:text-ink aria-[current=true]:border-line aria-[current=true]:bg-surface aria-[current=true]:font-medium aria-[current=true]:text-ink"
          >
            {t(`search.filters.currencies.${currency}`)}
          </Link>
        ))}
      </nav>
      {address.unit === 'usd' ? (
        <UsdRange address={address} />
      ) : (
        <>
          <input type="hidden" name="unit" value="inr" form={searchFormId} />
          <LakhRange address={address} />
        </>
      )}
    </>
  );
}
