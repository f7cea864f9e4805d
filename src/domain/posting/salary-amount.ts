import { numberFormat } from '#domain/intl.ts';

/** What companies usually pay in; an imported posting may name another one. */
export const usualCurrencies = [
  'INR',
  'USD',
  'EUR',
  'GBP',
  'SGD',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
];

const currencies = new Set(Intl.supportedValuesOf('currency'));
const digitsOf = new Map<string, number>();

/** Number of decimal places of a currency; undefined for an unknown currency. */
export function minorDigits(currency: string): number | undefined {
  if (!currencies.has(currency)) return undefined;
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    const format = numberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return digits;
}

/**
 * Parses a typed amount such as 1200000, 12,00,000 or 18.50 into minor units; null when invalid.
 */
export function readTypedAmount(text: string, currency: string): number | null {
  const plain = text.replaceAll(/[\s,_]/gu, '');
  if (!/^\d{1,12}(?:\.\d{1,3})?$/u.test(plain)) return null;
  return Math.round(Number(plain) * 10 ** (minorDigits(currency) ?? 2));
}

/** Formats minor units for an input field. */
export function typedAmount(minor: number | null, currency: string): string {
  if (minor === null) return '';
  const digits = minorDigits(currency) ?? 2;
  return (minor / 10 ** digits).toFixed(digits).replace(/\.0+$/u, '');
}
