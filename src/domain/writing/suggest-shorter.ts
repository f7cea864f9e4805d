import { cliches, fillers } from './filler-words.ts';
import { pointWords } from './point-limits.ts';
import { capitalize, firstWord } from './rewrite-opening.ts';
import type { Wording } from './suggest-opening.ts';
import { readVerb } from './verb-forms.ts';

/** Words and characters above which a bullet point is too long to skim. */
export const longLine = { words: pointWords.good, characters: 230 };
/** The same for a summary. */
export const longSummary = { words: 80, characters: 550 };

/** The line without filler words; undefined if it has none. */
export function suggestWithoutFiller(line: string): Wording {
  let text = line;
  for (const [pattern, instead] of fillers) text = text.replace(pattern, instead);
  text = text.replaceAll(/ {2,}/gu, ' ').trim();
  if (text === line) return undefined;
  return /^\p{Lu}/u.test(line) ? capitalize(text) : text;
}

/** The first cliché of a line, as written; undefined without one. */
export function findCliche(line: string): string | undefined {
  return cliches.exec(line)?.[0];
}

/**
 * Splits a long line in two, at a sentence end or before the next action; null without such a
 * point.
 */
export function suggestSplit(line: string): Wording {
  if (!isLongerThan(line, longLine)) return undefined;
  const parts = splitAtSentences(line) ?? splitAtSemicolons(line) ?? splitAtDoing(line);
  return parts === undefined ? null : parts.map(capitalize).join('\n');
}

export function isLongerThan(line: string, most: { words: number; characters: number }): boolean {
  return line.split(/\s+/u).length > most.words || line.length > most.characters;
}

function splitAtSentences(line: string): string[] | undefined {
  const parts = line
    .split(/(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Each part must be a complete bullet point.
  if (
    parts.some((part, at) => at > 0 && /^(?:it|this|these|they|he|she|that|which)\b/iu.test(part))
  )
    return undefined;
  return parts.length > 1 && parts.every((part) => part.split(/\s+/u).length >= 4)
    ? parts
    : undefined;
}

/** Only if each part says what was done. */
function splitAtSemicolons(line: string): string[] | undefined {
  const parts = line.split(/;\s+(?:and\s+)?/u).map((part) => part.trim());
  const isDoing = (part: string) =>
    readVerb(firstWord(part))?.form === 'past' && part.split(/\s+/u).length >= 4;
  return parts.length > 1 && parts.every(isDoing) ? parts : undefined;
}

const dependent = /\b(?:who|which|that|to|where|when|while|using|by|helped|team)\b[^,;]*$/iu;

function splitAtDoing(line: string): string[] | undefined {
  if (readVerb(firstWord(line))?.form !== 'past') return undefined;
  for (const found of line.matchAll(/,?\s+and\s+(\p{L}[\p{L}-]*)\s+(\p{L}+)/gu)) {
    const [whole, verb = '', next = ''] = found;
    const before = line.slice(0, found.index);
    const after = line.slice(found.index + whole.length - `${verb} ${next}`.length);
    const isDoing =
      readVerb(verb)?.form === 'past' &&
      !/^(?:it|them|this|these|by|in|with|as|and|or)$/iu.test(next);
    const enough = before.split(/\s+/u).length >= 8 && after.split(/\s+/u).length >= 5;
    if (
      isDoing &&
      enough &&
      /^(?:an?|the|\p{L}+s|\p{L}+ing|over|more)$/iu.test(next) &&
      !dependent.test(before)
    )
      return [before.replace(/[,;]$/u, ''), after];
  }
  return undefined;
}
