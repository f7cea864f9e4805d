import type { SearchCard } from '#contract/search.ts';
import { yearlyRupees } from '#domain/posting/yearly-rupees.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useLakhRange } from '#web/lib/use-lakh-range.ts';
import type { SearchPlace } from './search-place.ts';

/**
 * The pay in this page's unit, as a range or as the one bound that the posting states; null when it
 * names none.
 */
export function usePayText(
  { salary, payEnd }: Pick<SearchCard, 'salary' | 'payEnd'>,
  place: SearchPlace,
  usdRate: number,
): string | null {
  const t = useTexts();
  const pay = useRangeText(salary, place, usdRate);
  return pay === null || payEnd === null ? pay : t(`search.pay.${payEnd}`, { pay });
}

/**
 * The pay in this page's unit: for students in lakhs of rupees per year, with dollars converted at
 * the configured rate beside the original; elsewhere as posted. Null when there is none.
 */
function useRangeText(
  salary: SearchCard['salary'],
  { unit }: SearchPlace,
  usdRate: number,
): string | null {
  const t = useTexts();
  const format = useFormat();
  const lakhRange = useLakhRange();
  if (salary === null) return null;
  const { min, max, currency, period } = salary;
  const rangeOf = (low: string, high: string) => (low === high ? low : `${low} – ${high}`);
  const named = t(`search.pay.${period}`, {
    range: rangeOf(format.money(min, currency), format.money(max, currency)),
  });
  const isYearly = currency === 'INR' && period === 'year';
  if (unit !== 'lpa' || (currency === 'INR' && !isYearly)) return named;
  const low = yearlyRupees(min, currency, period, usdRate);
  const high = yearlyRupees(max, currency, period, usdRate);
  if (low === null || high === null) return named;
  const range = lakhRange(low, high);
  if (isYearly) return t('search.pay.lpa', { range });
  return t('search.pay.as-named', { converted: t('search.pay.converted', { range }), named });
}
