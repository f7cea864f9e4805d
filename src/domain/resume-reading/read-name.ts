import { splitEasternName } from '#domain/account/printed-name.ts';
import { findEmail } from './find-contact.ts';
import { isOnlyDates } from './find-dates.ts';
import { isPlace } from './find-place.ts';
import { headingOf } from './heading-of.ts';
import { nameLabelOf } from './person-labels.ts';
import type { Piece } from './piece.ts';
import { schoolWords } from './school-words.ts';
import { roleScore, titleScore } from './title-of.ts';

const credentials =
  /,?\s*\b(?:ph\.?d|mba|pmp|cfa|f?ca|a?cca|aca|cma|cpa|b\.?tech|m\.?tech|m\.?d|rn|esq|jr|sr)\b\.?/giu;
const greeting = /^(?:(?:mr|ms|mrs|dr|er|prof|shri|smt)\.?\s+)+/iu;
/** What kind of document it is, before or after the name: 'Curriculum vitae of', '– Resume'. */
const documents =
  /^(?:europass|curr[ií]culum(?: v[ií]t(?:ae|æ))?|r[ée]sum[ée]|cv|bio-?data|lebenslauf|hoja de vida|życiorys)(?![\p{L}\d])(?:\s+of\b)?[\s:|–—-]*|[\s:|–—-]*\b(?:curr[ií]culum(?: v[ií]t(?:ae|æ))?|r[ée]sum[ée]|cv|bio-?data)$|\bpage\s+\d.*$/giu;
/** Words of other text at the top of a page. */
const otherWords =
  /^(?:about|us|job|description|company|hiring|dear|page|the|our|team|simple|document|untitled|confidential|application|letter|cover|form|manager|e-?mail|phone|telephone|mobile|website|linkedin|github|date|profile)$/iu;

/** 'Name: Ananya Rao', and which of the names it is; null for a text without such a label. */
export function labelledName(
  text: string,
): { label: 'first' | 'last' | 'whole'; name: string } | null {
  const [, written = '', name = ''] =
    /^([^:：–]{2,40}?)\s*(?:[:：–]|\s-\s)\s*(\S.*)$/u.exec(text) ?? [];
  const label = name === '' ? null : nameLabelOf(written);
  return label && { label, name };
}
/** '(She/Her)', 'they/them/theirs'. */
const pronouns =
  /[\s,|·–-]*[([]?\b(?:s?he|they|ze|xe|ey|any|her|him)\s*\/\s*\p{L}{2,5}(?:\s*\/\s*\p{L}{2,6})?\b[)\]]?/giu;
const particle =
  /^(?:van|von|vom|zu|zur|ter|ten|den|de|da|di|du|des|del|della|der|bin|bint|ibn|ben|al|el|la|le|dos|das|af|av|y|e|i)$/u;
const separators = /\s*[|•·]\s*|\s+[–—-]\s+|\s{3,}/u;

/** Without labels, documents, pronouns, titles of address and academic degrees. */
const bareOf = (text: string) =>
  (labelledName(text)?.name ?? text)
    .replaceAll(pronouns, '')
    .replaceAll(documents, '')
    .replace(greeting, '')
    .replaceAll(credentials, '')
    .replace(/\s*\([^()]*\)$/u, '')
    // Robert "Bob" Miller
    .replace(/\s+["“„(][\p{L}\p{M}. ]{2,20}["”“)](?=\s\p{L})/u, '')
    .replaceAll(/^[\s:–-]+|[\s:,–-]+$/gu, '')
    .trim();

/** Words that start with a capital, or of a script that has none. */
const isWord = (word: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u.test(word) || particle.test(word);

function isNameLike(bare: string): boolean {
  const words = bare.split(/\s+/u);
  if (!words.every(isWord) || words.length > 5 || bare.length < 2 || bare.length > 45) return false;
  if (words.every((word) => otherWords.test(word)) || particle.test(words.at(-1) ?? ''))
    return false;
  return headingOf(bare) === null && !isOnlyDates(bare) && !/universi|institut/iu.test(bare);
}

/**
 * The words of a text that could be a person's name, alone or before a title; '' for none. At the
 * top of the page the title needs no word that reveals it.
 */
export function nameIn(text: string, isTop = false): string {
  const isLabelled = labelledName(text) !== null;
  const whole = bareOf(text);
  if (isNameLike(whole)) return isLabelled || !isUsualTitle(whole) ? whole : '';
  const [first = '', second = ''] = text.replaceAll(documents, '').split(separators);
  const part = bareOf(first);
  if (second !== '' && part !== whole && isNameLike(part)) return isUsualTitle(part) ? '' : part;
  // 'Samantha Jones, Software Developer', but not 'Pune, India'.
  const [before = '', ...after] = bareOf(first).split(/,\s+/u);
  const given = after.join(', ');
  if (isTop && isSurname(before, given)) return `${given} ${before}`;
  const isTitled = after.length > 0 && (isTop || roleScore(after.join(', ')) > 0);
  return isTitled && isNameLike(before) && !isUsualTitle(before) ? before : '';
}

/** 'RAO, Ananya', 'Rao, Ananya Devi' */
const isSurname = (text: string, after: string) =>
  isNameLike(text) &&
  isNameLike(after) &&
  after.split(' ').length <= 3 &&
  (!text.includes(' ') || (text === text.toUpperCase() && after !== after.toUpperCase())) &&
  roleScore(after) <= 0 &&
  !isPlace(after);

/** A title in which every word is usual in titles; 'Sohrab Engineer' is a name. */
function isUsualTitle(text: string): boolean {
  const words = text.split(/\s+/u);
  if (titleScore(text) <= 0) return false;
  return words.length > 3 || words.every((word) => titleScore(word) > 0 || rank.test(word));
}
const rank =
  /^(?:senior|junior|lead|chief|principal|staff|software|web|data|product|project|business|sales|marketing|account|general|assistant|associate|full|stack|front|back|end|of|and|the|in|for)$/iu;

/** A name entirely in lower case, unchanged. */
function nameInSmall(text: string): string {
  if (/\p{Lu}/u.test(text)) return '';
  return nameIn(text.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())) && text;
}

export type NameMatch = { value: string; piece: Piece; confidence: number };

/** A name in two fields of a form: 'Surname: Rao' and 'First name: Ananya'. */
function nameInFields(pieces: readonly Piece[]): NameMatch | null {
  const fields = pieces.flatMap((piece) => {
    const found = labelledName(piece.text);
    return found && isNameLike(found.name) ? [{ ...found, piece }] : [];
  });
  const first = fields.find(({ label }) => label === 'first');
  const last = fields.find(({ label }) => label !== 'first');
  return first && last
    ? { value: `${first.name} ${last.name}`, piece: first.piece, confidence: 0.95 }
    : null;
}

/**
 * Finds the name by font size, position at the top, and words shared with the e-mail address; null
 * if nothing stands out.
 */
export function findName(pieces: readonly Piece[], email: string, body: number): NameMatch | null {
  const local =
    email
      .split('@')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/gu, '') ?? '';
  const written = nameInFields(pieces);
  if (written) return written;
  let best: (NameMatch & { points: number }) | null = null;
  const named = pieces.filter((piece) => bareOf(piece.text) !== '');
  for (const [at, piece] of named.entries()) {
    const isLarge = at === 0 && piece.fontSize > body * 1.4;
    const isTop = at === 0 && !isPlace(piece.text);
    const value = nameIn(piece.text, isTop) || (isLarge ? nameInSmall(piece.text) : '');
    if (value === '' || findEmail(value)) continue;
    const isLabelled = labelledName(piece.text) !== null;
    const hasCase = /\p{Lu}/u.test(value);
    const words = value.split(' ');
    const shared = words.filter(
      (word) => word.length > 2 && local.includes(word.toLowerCase().replaceAll(/[^a-z]/gu, '')),
    ).length;
    const points =
      Math.min(4, Math.max(0, piece.fontSize / body - 1) * 5) +
      (piece.isBold ? 0.5 : 0) +
      Math.max(0, 2 - at * 0.35) +
      shared * 2 +
      (isLabelled ? 5 : 0) +
      (!hasCase || (words.length >= 2 && words.length <= 4) ? 0.8 : words.length === 1 ? -1.2 : 0) -
      (isPlace(value) ? 3 : 0) -
      (titleScore(value) > 0 && !isLabelled ? 1.2 : 0) -
      (schoolWords.test(value) ? (words.length > 2 ? 4 : 1.5) : 0) -
      (words.some((word) => otherWords.test(word)) ? 0.7 : 0) -
      (piece.page > 0 ? 4 : 0);
    if (points > (best?.points ?? 0.5))
      best = { value, piece, points, confidence: Math.min(0.98, 0.45 + points * 0.09) };
  }
  return best && joinSecondHalf(best, pieces, body);
}

/** Joins a name set on two lines in the same large font. */
function joinSecondHalf(found: NameMatch, pieces: readonly Piece[], body: number): NameMatch {
  const isWrapped = found.value.split(' ').length < 4 && found.piece.fontSize > body * 1.6;
  if (found.value.includes(' ') ? !isWrapped : found.piece.fontSize < body * 1.15) return found;
  const { piece } = found;
  const isHalf = (other: Piece) =>
    other !== piece &&
    other.page === piece.page &&
    Math.abs(other.fontSize - piece.fontSize) < 0.6 &&
    nameIn(other.text) !== '' &&
    titleScore(other.text) <= 0 &&
    !nameIn(other.text).includes(' ');
  const below = pieces.find(
    (other) => isHalf(other) && other.y > piece.y && other.y - piece.y < piece.fontSize * 1.8,
  );
  const beside = pieces.find(
    (other) => isHalf(other) && Math.abs(other.y - piece.y) < 2 && other.x > piece.x,
  );
  const second = beside ?? below;
  return second ? { ...found, value: `${found.value} ${nameIn(second.text)}` } : found;
}

/** Splits a full name into first names and last name; a single name is the first one. */
export function splitName(value: string): { firstName: string; lastName: string } {
  const eastern = splitEasternName(value);
  if (eastern !== null) return eastern;
  const words = value.split(' ').filter(Boolean);
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
