/** A number found in a text. */
export type NumberMatch = {
  /** A version, date or list such as '3.11.2' is no amount: it is its own text. */
  value: number | string;
  /** A unit that changes the value: '%', a currency, 'x'; '' for none. */
  unit: string;
  /** The next word in lower case; '' at the end. */
  of: string;
  /** The original spelling. */
  written: string;
};

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 100,
  hundreds: 100,
  thousand: 1e3,
  thousands: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  l: 1e5,
  million: 1e6,
  millions: 1e6,
  mn: 1e6,
  m: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  b: 1e9,
};
const shares: Record<string, number> = {
  half: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  dozen: 12,
  dozens: 12,
  single: 1,
  once: 1,
  twice: 2,
  double: 2,
  doubled: 2,
  doubling: 2,
  triple: 3,
  tripled: 3,
  tripling: 3,
  thrice: 3,
  halved: 0.5,
  halving: 0.5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const currencies: Record<string, string> = { rs: '₹', inr: '₹', usd: '$', eur: '€', gbp: '£' };
const units: Record<string, string> = {
  '%': '%',
  percent: '%',
  pct: '%',
  percentage: '%',
  x: 'x',
  times: 'x',
  ...currencies,
  rupees: '₹',
  dollars: '$',
  euros: '€',
};
/** Code points of digit zero in other scripts. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function inOneSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .toLowerCase();
}

/**
 * All numbers in a text, in digits or words, with lakh, crore, K and M multiplied out: '₹12 lakh'
 * is 1 200 000 with '₹'.
 */
export function numbersIn(text: string): NumberMatch[] {
  const normalized = inOneSpelling(text);
  const tokens = [
    ...normalized.matchAll(/[₹$€£¥]|\p{Nd}+(?:[.,]\p{Nd}+)*|\p{No}|\p{Nl}|\p{L}[\p{L}\p{M}]*|%/gu),
  ].map((found) => ({ text: found[0], at: found.index }));
  const numbers: NumberMatch[] = [];
  for (let at = 0; at < tokens.length;) {
    const start = at;
    let currency = '';
    const first = tokens[at]?.text ?? '';
    if (/[₹$€£¥]/u.test(first) || Object.hasOwn(currencies, first)) {
      currency = currencies[first] ?? first;
      at++;
    }
    const read =
      readSequence(tokens[at]?.text) ?? readValue(tokens.slice(at).map(({ text }) => text));
    if (read === undefined) {
      at = start + 1;
      continue;
    }
    at += read.length;
    const unit = units[tokens[at]?.text ?? ''];
    if (unit !== undefined) at++;
    const end = tokens[at]?.at ?? normalized.length;
    numbers.push({
      value: read.value,
      unit: currency || unit || '',
      of: tokens[at]?.text ?? '',
      written: normalized.slice(tokens[start]?.at ?? 0, end).trim(),
    });
  }
  return numbers;
}

/** Whether a word belongs to a number: 'five', 'lakh', 'percent'. */
export function isNumberWord(word: string): boolean {
  const small = inOneSpelling(word);
  const isScale = Object.hasOwn(scales, small) && small.length > 2;
  return (
    valueOf(small) !== undefined ||
    isScale ||
    Object.hasOwn(shares, small) ||
    Object.hasOwn(units, small)
  );
}

/** A version, date or list, which equals only itself; leading zeros don't count. */
function readSequence(word = ''): { value: string; length: number } | undefined {
  return /^\p{Nd}/u.test(word) && valueOf(word) === undefined
    ? { value: word.replaceAll(/(?<!\d)0+(?=\d)/gu, ''), length: 1 }
    : undefined;
}

/** The number at the start of these words, and how many words it spans. */
function readValue(words: string[]): { value: number; length: number } | undefined {
  const [first = ''] = words;
  if (Object.hasOwn(shares, first)) return { value: shares[first] ?? 0, length: 1 };
  let sum = 0;
  let part: number | undefined;
  let length = 0;
  for (const word of words) {
    const value = valueOf(word);
    const scale = Object.hasOwn(scales, word) ? scales[word] : undefined;
    if (value !== undefined && (part === undefined || (length > 0 && !/\p{N}/u.test(word)))) {
      part = (part ?? 0) + value;
    } else if (scale !== undefined && (part !== undefined || word.length > 3)) {
      part = (part ?? 1) * scale;
      if (scale > 100) {
        sum += part;
        part = 0;
      }
    } else if (
      word !== 'and' ||
      length === 0 ||
      valueOf(words[length + 1] ?? '') === undefined ||
      !/hundred|thousand/u.test(words[length - 1] ?? '')
    ) {
      break;
    }
    length++;
  }
  return part === undefined ? undefined : { value: sum + part, length };
}

function valueOf(word: string): number | undefined {
  if (/^\p{Nd}/u.test(word)) {
    // '1,200' and '12,50,000' use commas for grouping; '2,5' is a decimal in many languages, which
    // group with points: '1.200.000', '1.200,50'.
    if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u.test(word))
      return Number(word.replaceAll(',', ''));
    if (/^\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/u.test(word))
      return Number(word.replaceAll('.', '').replace(',', '.'));
    const value = Number(word.replace(',', '.'));
    return Number.isNaN(value) ? undefined : value;
  }
  const one = small.indexOf(word);
  if (one >= 0) return one;
  const ten = tens.indexOf(word);
  return ten < 0 ? undefined : (ten + 2) * 10;
}
