import type { SalaryPeriod } from '#domain/posting/posting.ts';
import { minorDigits } from '#domain/posting/salary-amount.ts';

/** Pay in minor units for one period; an end is null where only the other is given. */
export type Pay = {
  min: number | null;
  max: number | null;
  currency: string;
  period: SalaryPeriod;
};

/** A source's pay data: text, fields, or both. */
export type SourcePay = {
  text?: unknown;
  min?: unknown;
  max?: unknown;
  currency?: unknown;
  period?: unknown;
  /** The default currency where none is given. */
  usualCurrency?: string;
};

const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  l: 1e5,
  lpa: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
};
const ofIndia = /^(?:l|lpa|lacs?|lakhs?|cr|crores?)$/u;

const signs: [RegExp, string][] = [
  [/US\s?\$|\$\s?US|\bUSD\b/u, 'USD'],
  [/\bCA?\s?\$|\$\s?CAD?\b/u, 'CAD'],
  [/\bAU?\s?\$|\$\s?AUD?\b/u, 'AUD'],
  [/\bNZ\s?\$/u, 'NZD'],
  [/\bSG?\s?\$/u, 'SGD'],
  [/\bHK\s?\$/u, 'HKD'],
  [/R\$/u, 'BRL'],
  [/₹|\bRs\.?(?=[\s\d])|\bINR\b/iu, 'INR'],
  [/€/u, 'EUR'],
  [/£/u, 'GBP'],
  [/¥/u, 'JPY'],
  [/\$/u, 'USD'],
];

const periods: [RegExp, SalaryPeriod | null][] = [
  [/hour|hourly|\bhr\b|\/\s?h\b|\bp\.?h\.?(?=\s|$)/iu, 'hour'],
  [/month|monthly|\bmo\b|\/\s?m\b|\bp\.?\s?m\.?(?=\s|$|[),])/iu, 'month'],
  [/year|annual|annum|yearly|\byr\b|\/\s?y\b|\bp\.?\s?a\.?(?=\s|$|[),])|\blpa\b|\bctc\b/iu, 'year'],
  // Pay per day, week or project can't be compared.
  [/\b(?:day|daily|week|weekly|biweekly|project|one.?time|sprint)\b/iu, null],
];

const amount =
  /(?<figures>\d[\d,.'’ \u00A0\u202F]{0,18}\d|\d)\s?(?<unit>k|thousand|million|mn|m|lpa|lakhs?|lacs?|l|crores?|cr)?(?![\p{L}\d%])/giu;

/** Converts a source's pay data to our format; null when missing or not comparable. */
export function parseSalary(raw: SourcePay): Pay | null {
  return (
    ofFields(raw) ?? (typeof raw.text === 'string' ? ofText(raw.text.slice(0, 200), raw) : null)
  );
}

function ofFields({ min, max, currency, period, usualCurrency, text }: SourcePay): Pay | null {
  const [low, high] = [figureOf(min), figureOf(max)];
  if (low === null && high === null) return null;
  const code =
    currencyOf(String(currency ?? '').slice(0, 20)) ??
    currencyOf(String(text ?? '').slice(0, 200)) ??
    usualCurrency;
  const spoken = typeof period === 'string' && period.trim() !== '' ? periodOf(period) : undefined;
  return code === undefined || spoken === null ? null : payOf(low, high, code, spoken);
}

function ofText(text: string, { currency, period, usualCurrency }: SourcePay): Pay | null {
  const found = [...text.matchAll(amount)]
    .map(({ groups, index }) => ({
      value: numberOf(groups?.['figures'] ?? ''),
      unit: (groups?.['unit'] ?? '').toLowerCase(),
      index,
    }))
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .slice(0, 2);
  const [first, second] = found;
  if (first === undefined) return null;
  // In '6-8 LPA' and '120-150K' the first number takes the unit of the second.
  if (
    second !== undefined &&
    first.unit === '' &&
    second.unit !== '' &&
    first.value <= second.value
  )
    first.unit = second.unit;
  const units = found.map(({ unit }) => unit);
  const isOfIndia = units.some((unit) => ofIndia.test(unit));
  const code =
    currencyOf(text) ??
    currencyOf(String(currency ?? '').slice(0, 20)) ??
    (isOfIndia ? 'INR' : usualCurrency);
  if (code === undefined) return null;
  const spoken = periodOf(typeof period === 'string' ? `${text} ${period}` : text);
  if (spoken === null) return null;
  const [low = 0, high] = found.map(({ value, unit }) => value * (factors[unit] ?? 1));
  const usual = spoken ?? (isOfIndia ? 'year' : undefined);
  if (high === undefined) {
    if (/\b(?:up ?to|max(?:imum)?|until)\b/iu.test(text)) return payOf(null, low, code, usual);
    if (/\b(?:from|min(?:imum)?|starting|at least)\b|\+/iu.test(text))
      return payOf(low, null, code, usual);
    return payOf(low, low, code, usual);
  }
  return payOf(low, high, code, usual);
}

function payOf(
  one: number | null,
  other: number | null,
  currency: string,
  period: SalaryPeriod | undefined,
): Pay | null {
  const digits = minorDigits(currency);
  if (digits === undefined) return null;
  const minor = (value: number | null) =>
    value === null ? null : Math.round(value * 10 ** digits);
  const isTurned = one !== null && other !== null && one > other;
  const [min, max] = (isTurned ? [other, one] : [one, other]).map(minor) as [
    number | null,
    number | null,
  ];
  if ([min, max].some((value) => value !== null && (!Number.isSafeInteger(value) || value > 1e14)))
    return null;
  const likely = period ?? likelyPeriod(other ?? one ?? 0, currency);
  return likely === undefined ? null : { min, max, currency, period: likely };
}

/** Guesses the period from the amount: nobody earns 100,000 dollars an hour. */
function likelyPeriod(most: number, currency: string): SalaryPeriod | undefined {
  if (currency === 'INR') return most >= 100_000 ? 'year' : most >= 1_000 ? 'month' : undefined;
  if (currency === 'JPY' || currency === 'KRW') return most >= 1_000_000 ? 'year' : undefined;
  return most >= 10_000 ? 'year' : most >= 1_000 ? 'month' : 'hour';
}

function periodOf(text: string): SalaryPeriod | null | undefined {
  return periods.find(([words]) => words.test(text))?.[1];
}

function currencyOf(text: string): string | undefined {
  const sign = signs.find(([words]) => words.test(text))?.[1];
  if (sign !== undefined && sign !== 'USD') return sign;
  const code = /\b[A-Z]{3}\b/gu;
  const named = [...text.toUpperCase().matchAll(code)]
    .map(([word]) => word)
    .find((word) => minorDigits(word) !== undefined);
  return named ?? sign;
}

function figureOf(value: unknown): number | null {
  const figure =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^[\d\s,.']{1,20}$/u.test(value)
        ? numberOf(value)
        : Number.NaN;
  return Number.isFinite(figure) && figure > 0 ? figure : null;
}

/** Accepts 12,00,000, 1.200.000, 1'200'000, 18,50 and 18.50. */
function numberOf(figures: string): number {
  const plain = figures.replaceAll(/[\s'’]/gu, '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/u.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d{1,2}$/u.test(plain)) return Number(plain.replace(',', '.'));
  return Number(plain.replaceAll(',', ''));
}
