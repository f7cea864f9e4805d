import type { SalaryPeriod } from './posting.ts';
import { minorDigits } from './salary-amount.ts';

/** Default exchange rate, INR per USD. */
export const defaultUsdRate = 83;

const perYear: Record<SalaryPeriod, number> = { year: 1, month: 12, hour: 2080 };

/**
 * Converts minor units to rupees a year; null for a currency without a rate. A year has 2080
 * working hours.
 */
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
