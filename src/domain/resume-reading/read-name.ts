import { findEmail } from './find-contact.ts';
import { isOnlyDates } from './find-dates.ts';
import { isPlace } from './find-place.ts';
import { headingOf } from './heading-of.ts';
import type { Piece } from './piece.ts';
import { schoolWords } from './school-words.ts';
import { titleScore } from './title-of.ts';

const credentials =
  /,?\s*\b(?:ph\.?d|mba|pmp|cfa|f?ca|a?cca|aca|cma|cpa|b\.?tech|m\.?tech|m\.?d|rn|esq|jr|sr)\b\.?/giu;
const greeting = /^(?:(?:mr|ms|mrs|dr|er|prof|shri|smt)\.?\s+)+/iu;
const documents = /\b(?:curriculum vitae|resume|résumé|cv|bio-?data|lebenslauf|page)\b/iu;
/** Words of other large text at the top of a page. */
const noNames =
  /\b(?:about|us|job|description|company|hiring|dear|page|the|our|team|simple|document|untitled|confidential|application|letter|cover|form)\b/iu;
const label = /^(?:full |candidate )?name\s*[:–-]\s*/iu;

/** The words of a text that could be a person's name; '' for none. */
export function nameIn(text: string): string {
  const named = label.test(text);
  const [first = ''] = text.replace(label, '').split(/\s*[|•·]\s*|\s+[–—-]\s+|\s{3,}/u);
  const bare = first
    .replace(documents, '')
    .replace(greeting, '')
    .replaceAll(credentials, '')
    .replaceAll(/^[\s:–-]+|[\s:,–-]+$/gu, '')
    .trim();
  const words = bare.split(/\s+/u);
  const isWords = words.every((word) =>
    /^\p{Lu}[\p{L}.'’-]*$|^(?:van|von|de|da|di|del|della|der|bin|ibn|al|la|le|dos|y|e)$/u.test(
      word,
    ),
  );
  if (!isWords || words.length > 5 || bare.length < 2 || bare.length > 45) return '';
  if (noNames.test(bare) || headingOf(bare) !== null || isOnlyDates(bare) || schoolWords.test(bare))
    return '';
  if (!named && titleScore(bare) > 0) return '';
  return bare;
}

/** A name entirely in lower case, unchanged. */
function nameInSmall(text: string): string {
  if (/\p{Lu}/u.test(text)) return '';
  return nameIn(text.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())) && text;
}

export type FoundName = { value: string; piece: Piece; confidence: number };

/**
 * Finds the name by font size, position at the top, and words shared with the e-mail address; null
 * if nothing stands out.
 */
export function findName(pieces: readonly Piece[], email: string, body: number): FoundName | null {
  const local =
    email
      .split('@')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/gu, '') ?? '';
  let best: (FoundName & { points: number }) | null = null;
  for (const [at, piece] of pieces.entries()) {
    const isLarge = at === 0 && piece.fontSize > body * 1.4;
    const value = nameIn(piece.text) || (isLarge ? nameInSmall(piece.text) : '');
    if (value === '' || findEmail(value)) continue;
    const words = value.split(' ');
    const shared = words.filter(
      (word) => word.length > 2 && local.includes(word.toLowerCase().replaceAll(/[^a-z]/gu, '')),
    ).length;
    const points =
      Math.min(4, Math.max(0, piece.fontSize / body - 1) * 5) +
      (piece.isBold ? 0.5 : 0) +
      Math.max(0, 2 - at * 0.35) +
      shared * 2 +
      (label.test(piece.text) ? 5 : 0) +
      (words.length >= 2 && words.length <= 4 ? 0.8 : words.length === 1 ? -1.2 : 0) -
      (isPlace(value) ? 3 : 0) -
      (piece.page > 0 ? 4 : 0);
    if (points > (best?.points ?? 0.8))
      best = { value, piece, points, confidence: Math.min(0.98, 0.45 + points * 0.09) };
  }
  return best && joinSecondHalf(best, pieces);
}

/** Joins a name set on two lines in the same large font. */
function joinSecondHalf(found: FoundName, pieces: readonly Piece[]): FoundName {
  if (found.value.includes(' ')) return found;
  const { piece } = found;
  const isHalf = (other: Piece) =>
    other !== piece &&
    other.page === piece.page &&
    Math.abs(other.fontSize - piece.fontSize) < 0.6 &&
    nameIn(other.text) !== '' &&
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

/**
 * Splits a full name into first names and last name; names in capitals are converted to title case.
 */
export function splitName(value: string): { firstName: string; lastName: string } {
  const words = value.split(' ').filter(Boolean);
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
