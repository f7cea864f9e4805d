import { findUrls } from './find-contact.ts';
import { cutDates, findDates, isOnlyDates } from './find-dates.ts';
import { isOnlyGrade } from './find-grade.ts';
import { isPlace, isRegion } from './find-place.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';
import { schoolWords, subjectWords } from './school-words.ts';
import { splitDegree } from './split-degree.ts';
import { type CellRole, roleOf } from './table-labels.ts';
import { roleScore, titleScore } from './title-of.ts';

const employment =
  /^(?:(?:permanent )?(?:full|part)[ -]?time|permanent|temporary|contract|seasonal)$/iu;
const unopened = (text: string) => (text.includes('(') ? text : text.replace(/\s*\)+$/u, ''));

/** The fields of an entry's head: names in order, location, and addresses. */
export type HeadFields = { names: string[]; place: string; urls: string[]; grade: string };

const bars = /\s+[|•·∙●]+\s*|\s*\|\s+|\s{3,}|\s*[｜]\s*|\s+\/\/\s+/u;
const barsAndDashes = new RegExp(`${bars.source}|\\s+[–—-]+\\s+`, 'u');
const suffix =
  /^(?:(?:inc|llc|ltd|l\.l\.c|pvt|private|corp|co|gmbh|s\.a|limited)\b\.?\s*)+(?=$|\()/iu;
const named = new Set<CellRole | null>([
  'company',
  'position',
  'place',
  'school',
  'board',
  'degree',
  'field',
]);
const otherLabels = /^(?:client|project(?: name| title)?)$/iu;

/** 'Position: Analyst' without the label, whatever part of an entry it names. */
function withoutLabel(text: string): string {
  const [, label = '', rest = ''] =
    /^([^:：–,;|\d-]{2,45}?)\s*(?:[:：]|\s[–-])\s+(\S.*)$/u.exec(text) ?? [];
  return named.has(roleOf(label)) || otherLabels.test(label) ? rest : text;
}

/** Chinese and Arabic separators as those that the rules know. */
const withLatinSigns = (text: string) =>
  text
    .replaceAll(/\s*[，、،]\s*/gu, ', ')
    .replaceAll(/\s*：\s*/gu, ': ')
    // Chinese has no spaces within names.
    .replaceAll(/(?<=\p{sc=Han}{2})\s+(?=\p{sc=Han}{2})/gu, ' | ');

/** Labels without a value. */
export const lone =
  /^(?:duration|period|tenure|dates?|from|since|during|dal?|desde|depuis|seit|von|od|fra|från|sedan|vanaf|(?:(?:roles?|key|my) )?(?:(?:and|&) )?responsibilit(?:y|ies)|highlights|tasks|duties|(?:key )?(?:achievements|accomplishments)|description|job description|roles? (?:and|&) responsibilities)\s*[:–-]*$/iu;

const partner = /^\p{Lu}[\p{L}'’.-]+$/u;
/** 'Runte and Weber', but 'Bain & Company' is whole without a name before it. */
const partners =
  /^\p{Lu}[\p{L}'’.-]+ (?:and|&) (?!(?:Company|Co|Sons?|Bro(?:ther)?s|Associates|Partners)\b)\p{Lu}[\p{L}'’.-]+$/u;

/** Splits at commas, but keeps 'Acme, Inc.' together. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+(?![^(]*\))/u))
    if (parts.length > 0 && suffix.test(part)) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Whether parts are one firm, named after its partners: 'Price, Runte and Weber'. */
export const arePartners = (parts: readonly string[]) =>
  parts.length > 1 &&
  partners.test(parts.at(-1) ?? '') &&
  parts.slice(0, -1).every((part) => partner.test(part) && !isPlace(part));

/** The same, but keeps the names of partners together where they follow no title. */
export function atCommas(text: string): string[] {
  const parts: string[] = [];
  // In 'Barista, Marks & Spencer' the firm is whole; surnames end like occupations, too.
  const isAlone = (part: string | undefined, firm: string) =>
    part !== undefined &&
    partner.test(part) &&
    !isPlace(part) &&
    (firm.includes('&') ? roleScore(part) : titleScore(part)) <= 0;
  for (const part of commaParts(text)) {
    const isFirm =
      partners.test(part) && isAlone(parts.at(-1), part) && !isPlace(part.split(' ')[0] ?? '');
    let firm = part;
    while (isFirm && isAlone(parts.at(-1), firm)) firm = `${parts.pop()}, ${firm}`;
    parts.push(firm);
  }
  return parts;
}

const generic =
  /^(?:the|of|and|for|at|in|national|indian|state|public|central|government|govt|royal|federal|technical|institutes?|universit(?:y|ies)|colleges?|schools?|academy|polytechnic|faculty|technology|management|sciences?|engineering|information|arts?|commerce|design|medical|medicine|business|law|&)$/iu;

const schoolKind =
  /^(?:high(?:er)?|senior|middle|secondary|grammar|primary|sixth|form|community)$/iu;

/** Words that distinguish no school or subject: 'University', 'Engineering'. */
export const isGeneric = (text: string) =>
  text
    .split(/\s+/u)
    .every((word) =>
      [generic, schoolKind, subjectWords, schoolWords].some((kind) => kind.test(word)),
    );

/** A city or campus may be on no list; subjects, degrees and further schools are told by words. */
const isCampus = (text: string) => isPlace(text) || mayBeCity(text);

/** One or two capitalized words that mean nothing else, since no list of cities is complete. */
export const mayBeCity = (text: string) =>
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(text) &&
  !subjectWords.test(text) &&
  !schoolWords.test(text) &&
  splitDegree(text) === null;

/**
 * Keeps 'University of California, Berkeley' together: a school whose name says only a region and
 * what it teaches is told apart by its city.
 */
export function joinCampus(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, part] of parts.entries()) {
    const before = joined.at(-1) ?? '';
    const own = before
      .replace(/^.*\s(?:at|from)\s+(?=\p{Lu})/u, '')
      .split(/\s+/u)
      .filter((word) => !generic.test(word));
    // 'Georgia State University, Atlanta, GA' is one, 'California State University, Fullerton' not.
    const isOfMany =
      /^(?:the )?universit\p{L}+ of\b/iu.test(before) ||
      (/\bstate universit/iu.test(before) &&
        !(at + 1 < parts.length && isPlace(parts.slice(at).join(', '))));
    const isBare =
      schoolWords.test(before) && (own.length === 0 || (isOfMany && isRegion(own.join(' '))));
    if (isBare && isCampus(part) && !isRegion(part) && !part.includes(','))
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Splits off a location at the end: 'Google, Bengaluru, Karnataka'. */
function peelPlace(text: string): { name: string; place: string } {
  const inBrackets = /^(.*\S)\s*[([]([^)\]]+)[)\]]$/u.exec(text);
  if (inBrackets?.[1] && inBrackets[2] && isPlace(inBrackets[2])) {
    const [, name, city] = /^(.+),\s+([^,]+)$/u.exec(inBrackets[1]) ?? [];
    // 'Acme, Budapest (Hungary)'
    return name && city && isRegion(inBrackets[2]) && mayBeCity(city)
      ? { name, place: `${city} (${inBrackets[2]})` }
      : { name: inBrackets[1], place: inBrackets[2] };
  }
  const parts = joinCampus(atCommas(text));
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const tail = parts.slice(-count).join(', ');
    // The whole tail must be a location: in 'Class XII, Delhi Public School' it is a name.
    if (isPlace(tail)) return { name: parts.slice(0, -count).join(', '), place: tail };
  }
  return { name: text, place: '' };
}

/** Separates a name from text in another style right after it: bold 'Acme' and plain 'Pune'. */
function afterLead(text: string, lead = ''): string {
  const rest = text.slice(lead.length);
  const isName = lead !== '' && text.startsWith(lead) && /^\s+\p{Lu}/u.test(rest);
  return isName && /\p{L}$/u.test(lead) && splitDegree(lead) === null ? `${lead} | ${rest}` : text;
}

/** The texts of a head's line between separators, without dates and labels. */
export function textsOf(line: Line, at: 'dashes' | 'bars'): { text: string; dash: string }[] {
  const separators = new RegExp(`(${(at === 'dashes' ? barsAndDashes : bars).source})`, 'u');
  return line.pieces.flatMap((piece, n) => {
    const text = n === 0 ? withoutBullet(piece.text) : piece.text;
    const written = withLatinSigns(at === 'dashes' ? afterLead(text, piece.lead) : text);
    const barred = /\s\/\s.*\s\/\s/u.test(written)
      ? written.replaceAll(/\s\/\s/gu, ' | ')
      : written;
    const undated = findDates(barred) ? cutDates(barred) : barred;
    const parts = undated.split(separators);
    return parts.flatMap((part, place) => {
      const text = withoutLabel(part.trim());
      const sign = parts[place - 1] ?? '';
      const isText =
        place % 2 === 0 &&
        // Dates are cut already, so this is how long something lasted.
        !(lone.test(text) || employment.test(text) || isOnlyDates(text)) &&
        /[\p{L}\d]/u.test(text);
      return isText ? [{ text, dash: /^\s[–—-]+\s$/u.test(sign) ? sign : '' }] : [];
    });
  });
}

/**
 * All fields of a head except its dates. Dashes separate names too, except in names such as those
 * of projects.
 */
export function splitFields(lines: readonly Line[], at: 'dashes' | 'bars' = 'dashes'): HeadFields {
  const fields: HeadFields = { names: [], place: '', urls: [], grade: '' };
  for (const { text } of lines.flatMap((line) => textsOf(line, at))) {
    const urls = urlsOf(text);
    if (urls.length > 0) fields.urls.push(...urls);
    else if (isPlace(text)) fields.place ||= text.replaceAll(/^[\s,([]+|[)\]]$/gu, '');
    else if (isOnlyGrade(text)) fields.grade ||= text;
    else {
      const { name, place } = peelPlace(trimmed(text));
      fields.place ||= place;
      if (name !== '') fields.names.push(name);
    }
  }
  return fields;
}

/** The addresses of a text that is nothing else. */
export const urlsOf = (text: string): string[] => {
  const urls = findUrls(text);
  return text.replace(urls[0] ?? '', '').trim().length < 8 ? urls : [];
};

export const trimmed = (text: string) =>
  unopened(
    text
      .replaceAll(/^[\s,;:.–·•|-]+|[\s,;:–·•|(-]+$/gu, '')
      // Dates stood after it.
      .replace(/\s+(?:in|from|since|during)$/u, ''),
  );
