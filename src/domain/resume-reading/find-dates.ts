import { present } from '#domain/resume/resume.ts';
import {
  fromWords,
  monthNames,
  otherStillWords,
  seasons,
  sinceWords,
  stillWords,
  untilWords,
} from './date-words.ts';

export type DateRange = {
  /** As resume months; the start is '' for a single date. */
  start: string;
  end: string;
  index: number;
  length: number;
  /** Months and ranges are certain; a lone year may be part of a name. */
  isSure: boolean;
};

const spans = 'year|yr|month|week|day|hour|decade|while|long|moment|semester|quarter';
/** The pattern of a month's name; one that is a word elsewhere counts only in some places. */
function monthPattern(name: string): string {
  // The Spanish 'ago 2020', not the English 'two years ago, 40 customers'.
  if (name === 'ago') return `(?<!\\b(?:${spans})s?\\s{1,3})ago`;
  // 'set/2020', 'mag. 2019', not 'set 20 goals' and 'a trial set 2020'.
  if (/^(?:gen|mag|set|out|lip|sie)$/u.test(name)) return `${name}(?=[./]|-\\d)`;
  // 'od marca 2019', '12 marca 2019', not the Spanish 'Gestor de Marca 2019'.
  if (name === 'marca') return `(?<=\\d\\s|\\b(?:od|do)\\s)marca`;
  // 'Mart 2019', 'paź 2019', not 'Wal-Mart 2019' and 'La Paz 2019'.
  return /^(?:mart|paz)$/u.test(name) ? `(?<!\\p{L}\\s?|-)${name}` : name;
}
const month = monthNames
  .flat()
  .sort((a, b) => b.length - a.length)
  .map(monthPattern)
  .join('|');
const year = `(?:19[5-9]\\d|20[0-4]\\d)`;
const point = [
  `${year} ?[年년] ?(?:(?:1[0-2]|0?[1-9]) ?[月월])?`,
  `(?:\\d{1,2}(?:st|nd|rd|th|er|[.º])?(?: de)?[ ,]+)?(?:${month})[.׳]?(?: (?:del?|di|of)(?= )|[ ,/-])*(?:\\d{1,2}(?:st|nd|rd|th)?,? +)?(?:['’]? ?)?${year}`,
  `(?:${month})\\.?[ ,-]*['’]? ?\\d{2}(?!\\d)`,
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}`,
  `${year}[/.-](?:0[1-9]|1[0-2])[/.-](?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `(?:0?[1-9]|1[0-2])[/.-]${year}`,
  `${year}[/.‐‑–-](?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:${seasons}),? (?:del? )?${year}`,
  `q[1-4][ ,/-]{0,2}${year}`,
  `${year}[ /-]?q[1-4]`,
  `(?:early|mid|late)[ -]${year}`,
  year,
].join('|');
const shortPoint = `(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])`;
const until = `(?<![\\p{L}\\d])(?:${untilWords})(?![\\p{L}\\d])`;
/** A sign, words, or both: '2019 – bis heute', 'to till date'. */
const dash = `\\s*(?:[-‐‑–—−~→]+(?:\\s*${until})*|${until}(?:\\s+${until})*|至)\\s*`;
const still = `(?:(?:${stillWords})\\b|${otherStillWords})`;

const range = new RegExp(
  `(?<![\\w.])(?:(?<![\\p{L}\\d])(?:${fromWords})\\s+)?(?:(?<from>${point}|(?:${month})\\.?)${dash}(?<to>${still}|${point}|\\d{2}(?![\\d/.]| ?%)))`,
  'iu',
);
const since = new RegExp(`(?<![\\p{L}\\d])(?:${sinceWords})\\s+(?<from>${point})`, 'iu');
const shortRange = new RegExp(
  `(?<![\\w./])(?<from>${shortPoint})${dash}(?<to>${still}|${shortPoint})`,
  'giu',
);
/** '2022-09-01 —' with nothing after it. */
const openEnd = new RegExp(`(?<![\\w.$#])(?<from>${point})\\s*[-‐‑–—−~→]+\\s*$`, 'iu');
const single = new RegExp(`(?<![\\w.$#])(?<to>${point})(?![\\d%+]|,\\d|\\.\\d)`, 'iu');

/** Removes diacritics without changing string positions. */
const plain = (text: string) =>
  text.replaceAll(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFKD').charAt(0));

/** The year that two digits mean, from 1950 to 2049. */
const fullYear = (digits: string) => `${Number(digits) < 50 ? 20 : 19}${digits}`;

/** A quarter as the month that it begins or ends with; '' for any other date. */
function monthOfQuarter(text: string, isStart: boolean): string {
  const quarter = /(?<![a-z])q([1-4])/u.exec(text)?.[1];
  const found = new RegExp(year, 'u').exec(text)?.[0];
  if (quarter === undefined || found === undefined) return '';
  return `${found}-${String(Number(quarter) * 3 - (isStart ? 2 : 0)).padStart(2, '0')}`;
}

/** Parses one date to 'YYYY' or 'YYYY-MM'; '' when invalid. */
export function readMonth(written: string, isStart = false): string {
  const text = plain(written).toLowerCase();
  const quarter = monthOfQuarter(text, isStart);
  if (quarter !== '') return quarter;
  const found = new RegExp(year, 'u').exec(text);
  const counted = /^(\d{4}) ?[年년] ?(?:(\d{1,2}) ?[月월])?$/u.exec(text.trim());
  if (counted) return [counted[1], counted[2]?.padStart(2, '0')].filter(Boolean).join('-');
  const short = /^(0?[1-9]|1[0-2])\/(\d{2})$/u.exec(text.trim());
  if (short?.[1] && short[2]) return `${fullYear(short[2])}-${short[1].padStart(2, '0')}`;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const at = monthNames.findIndex((names) => names.includes(word));
    if (at < 0) continue;
    const digits = /['’]? ?(\d{2})$/u.exec(text)?.[1];
    const full = found?.[0] ?? (digits === undefined ? '' : fullYear(digits));
    return full === '' ? '' : `${full}-${String(at + 1).padStart(2, '0')}`;
  }
  if (!found) return '';
  const iso = /^(\d{4})[/.‐‑–-](\d{2})(?:[/.-]\d{2})?$/u.exec(text.trim());
  if (iso) return `${iso[1]}-${iso[2]}`;
  const numbers = /(?:(\d{1,2})[/.-])?(\d{1,2})[/.-]\d{4}$/u.exec(text.trim());
  const [, day, second] = numbers ?? [];
  // 25/06/2023 and 06/25/2023: the number up to 12 is the month.
  const number = second !== undefined && Number(second) > 12 ? day : second;
  return number === undefined || Number(number) > 12 || Number(number) < 1
    ? found[0]
    : `${found[0]}-${number.padStart(2, '0')}`;
}

function readRange(from: string, to: string): { start: string; end: string } | null {
  const isStill = new RegExp(`^${still}`, 'iu').test(to.trim());
  const short = /^\d{2}$/u.test(to.trim());
  let start = readMonth(from, true);
  let end = isStill ? present : readMonth(to);
  // '1998 – 02' ends in the next century.
  if (short && start.length === 4) end = fullYear(to.trim());
  if (end === '') return null;
  // 'Jun – Aug 2022' has only one year.
  if (start === '' && end !== present) {
    start = readMonth(`${from} ${end.slice(0, 4)}`);
    if (start > end) start = `${Number(start.slice(0, 4)) - 1}${start.slice(4)}`;
  }
  if (start === '' || (end !== present && end.slice(0, 4) < start.slice(0, 4))) return null;
  return { start, end };
}

/** '06/19 – 08/21', but not '8/10 – 9/10' or '7/12 to 9/12', which are scores. */
function findShortRange(text: string): RegExpExecArray | null {
  for (const found of text.matchAll(shortRange)) {
    const { from = '', to = '' } = found.groups ?? {};
    const end = readMonth(to);
    const isOf = from.slice(-3) === to.slice(-3) && [from, to].some((each) => /^\d\//u.test(each));
    const isDate = !isOf || (!to.endsWith('/10') && standsApart(text, found));
    if (isDate && (end === '' || readMonth(from) <= end)) return found;
  }
  return null;
}

/** '6/19 – 8/19' in a margin, in brackets or in a list, not in the words of a sentence. */
const standsApart = (text: string, { 0: written, index }: RegExpExecArray) =>
  !/\p{L}/u.test(written) && /(?:^\s?|[,;|(·•]\s?|\s{2})$/u.test(text.slice(0, index));

/** The first date range in a text, or the first date. '2019-20' is a range, '2020-05' a month. */
export function findDates(text: string): DateRange | null {
  const flat = plain(text);
  const pair = range.exec(flat) ?? findShortRange(flat);
  const years = /^(\d{4})[/‐‑–-](\d{2})$/u.exec(pair?.[0].trim() ?? '');
  const isMonth = years !== null && Number(years[2]) <= Number(years[1]?.slice(2));
  if (pair?.groups && !isMonth) {
    const both = readRange(pair.groups['from'] ?? '', pair.groups['to'] ?? '');
    if (both) {
      const long = durationAfter.exec(flat.slice(pair.index + pair[0].length))?.[0].length ?? 0;
      return { ...both, index: pair.index, length: pair[0].length + long, isSure: true };
    }
  }
  const open = since.exec(flat) ?? openEnd.exec(flat);
  if (open?.groups)
    return {
      start: readMonth(open.groups['from'] ?? '', true),
      end: present,
      index: open.index,
      length: open[0].length,
      isSure: true,
    };
  const one = single.exec(flat);
  if (!one) return null;
  const end = readMonth(one[0]);
  return end === ''
    ? null
    : {
        start: '',
        end,
        index: one.index,
        length: one[0].length,
        isSure: /\D/u.test(one[0].trim()),
      };
}

const duration =
  /\(?\b(?:\d{1,2}\+?|less than an?) ?(?:years?|yrs?|y)\b\.?(?:,? ?(?:and )?\d{1,2} ?(?:months?|mos?|m)\b\.?)?\)?|\(?\b\d{1,2} ?(?:months?|mos?)\b\.?\)?/iu;

/** How long something lasted, right after its dates: '(4 yrs 2 mos)', '· 8 months'. */
const durationAfter = new RegExp(
  `^[\\s,·•|–—-]*[([]?\\s*(?:${duration.source})\\s*[)\\]]?(?=\\s*(?:$|[|,·•;)\\]–—]))`,
  'iu',
);

/** Replaces dates with a vertical bar. */
export function cutDates(text: string): string {
  let left = text;
  for (let turn = 0; turn < 2; turn++) {
    const found = findDates(left);
    if (!found || (turn > 0 && !found.isSure)) break;
    left = `${left.slice(0, found.index)} | ${left.slice(found.index + found.length)}`;
  }
  return left.replaceAll(/\(\s*\|\s*\)|\[\s*\|\s*\]/gu, ' | ');
}

/** Removes dates, durations, and the characters that joined them. */
export function withoutDates(text: string): string {
  return cutDates(text)
    .replace(/^\s*(?:duration|period|tenure|dates?)\s*:/iu, '')
    .replaceAll(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(new RegExp(`^\\s*${duration.source}\\s*$`, 'iu'), '')
    .replaceAll(/^[\s|,•·–—:;(-]+|[\s|,•·–—:;(-]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
}

export const isOnlyDuration = (text: string) =>
  new RegExp(`^\\s*${duration.source}\\s*$`, 'iu').test(text);

const placed = /^(?:place|ort|lieu|lugar|luogo|signature|unterschrift)\s*:[\p{L}\s.'’-]*$/iu;
const dated = /^(?:date|datum|fecha|data)\s*:\s*(.*)$/iu;

/** Whether a line only says where and when the document was signed: 'Munich, 1 March 2026'. */
export function isSigned(text: string): boolean {
  if (placed.test(text)) return true;
  const date = dated.exec(text)?.[1];
  if (date !== undefined) return date === '' || isOnlyDates(date);
  const found = findDates(text);
  const written = found && text.slice(found.index, found.index + found.length);
  const before = found ? text.slice(0, found.index) : '';
  return (
    found?.start === '' &&
    /^\d{1,2}(?!\d)|\d{1,2}[.,] /u.test(written ?? '') &&
    text.slice(found.index + found.length).trim().length < 2 &&
    /^\p{Lu}[\p{L} .'’-]{1,40},?\s+(?:(?:den|le|a|il|el|dnia|dne|the)\s+)?$/u.test(before)
  );
}

/** Whether text is only a date, a range, or a duration. */
export function isOnlyDates(text: string): boolean {
  if (isOnlyDuration(text)) return true;
  const found = findDates(text);
  return (
    found !== null &&
    withoutDates(text)
      .replaceAll(/[()]/gu, '')
      .replaceAll(new RegExp(duration.source, 'giu'), '')
      .trim().length < 2
  );
}
