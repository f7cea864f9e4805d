import type { SalaryPeriod } from './posting.ts';
import { minorDigits } from './salary-amount.ts';

/** How many rupees a dollar counts for, unless administrators say otherwise. */
export const defaultUsdRate = 83;

const perYear: Record<SalaryPeriod, number> = { year: 1, month: 12, hour: 2080 };

/** An amount in minor units as rupees a year; null for a currency that no rate is known of. An hour counts 2080 times a year. */
export function yearlyRupees(
  amount: number | null,
  currency: string | null,
  period: SalaryPeriod | null,
  usdRate: number,
): number | null {
  if (amount === null || currency === null || period === null) return null;
  const rate = currency === 'INR' ? 1 : currency === 'USD' ? usdRate : null;
  if (rate === null) return null;
  return Math.round((amount / 10 ** (minorDigits(currency) ?? 2)) * perYear[period] * rate);
}
