import type { SalaryPeriod } from './posting.ts';
import { minorDigits } from './salary-amount.ts';

/** What one dollar is worth where no administrator set it. */
export const defaultRupeesPerDollar = 83;

/** Hours of work in a year of full weeks: 40 in each of 52. */
const timesAYear: Record<SalaryPeriod, number> = { year: 1, month: 12, hour: 2080 };

/**
 * A pay in minor units as whole rupees a year, so that any two can be compared. Null for a currency that has no rate
 * here: it is not guessed.
 */
export function yearlyRupees(
  pay: { amount: number; currency: string; period: SalaryPeriod },
  rupeesPerDollar: number,
): number | null {
  const rate = pay.currency === 'INR' ? 1 : pay.currency === 'USD' ? rupeesPerDollar : null;
  if (rate === null) return null;
  const amount = pay.amount / 10 ** (minorDigits(pay.currency) ?? 2);
  return Math.round(amount * timesAYear[pay.period] * rate);
}
