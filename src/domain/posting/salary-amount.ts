import { numberFormat } from '#domain/intl.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const digitsOf = new Map<string, number>();

/** How many digits a currency has behind the point; undefined for what is no currency. */
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

/** An amount as typed, such as 1200000 or 12,00,000 or 18.50, in minor units; null when it is none. */
export function readTypedAmount(text: string, currency: string): number | null {
  const plain = text.replaceAll(/[\s,_]/gu, '');
  if (!/^\d{1,12}(?:\.\d{1,3})?$/u.test(plain)) return null;
  return Math.round(Number(plain) * 10 ** (minorDigits(currency) ?? 2));
}

/** An amount in minor units as one types it. */
export function typedAmount(minor: number | null, currency: string): string {
  if (minor === null) return '';
  const digits = minorDigits(currency) ?? 2;
  return (minor / 10 ** digits).toFixed(digits).replace(/\.0+$/u, '');
}
