import { maxTextAnswerLength, maxAnswerWords } from './skill-test.ts';
import type { Json } from './test-item.ts';

/** Compares printed lines without spaces at their ends and empty lines after the last. */
export const isSameOutput = (answer: string, expected: string): boolean =>
  linesOf(answer) === linesOf(expected);

const linesOf = (text: string) =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** The groups of which an answer mentions no spelling. */
export function missingGroups(answer: string, accepted: readonly (readonly string[])[]) {
  const plain = plainOf(answer);
  return accepted.filter((group) => !group.some((spelling) => mentions(plain, spelling)));
}

/**
 * Whether a text answer names more than is asked for, in the hope that one part is right: more parts
 * between commas, semicolons, slashes, lines or 'or' than the key, more numbers than the key, or too
 * many words. Of an equation only what follows the last '=' counts.
 */
export function isGuessList(answer: string, accepted: readonly (readonly string[])[]): boolean {
  const plain = plainOf(answer);
  const most = (count: (text: string) => number) =>
    accepted.reduce((sum, group) => sum + Math.max(0, ...group.map(count)), 0);
  const partsOf = (text: string) => text.split(between).filter((part) => part.trim()).length;
  const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean).length;
  const numbersOf = (text: string) =>
    new Set(text.slice(text.lastIndexOf('=') + 1).match(numbers)).size;
  const asksNumber = accepted.some((group) =>
    group.every((spelling) => /^\P{L}+$/u.test(spelling)),
  );
  return (
    plain.length > maxTextAnswerLength ||
    wordsOf(plain) > Math.max(maxAnswerWords, most(wordsOf)) ||
    partsOf(plain) > Math.max(1, most(partsOf)) ||
    (asksNumber && numbersOf(plain) > most(numbersOf))
  );
}

const between = /[;\n]|,(?!\p{N})|\s\/\s|\s(?:or|and\/or)\s/u;
const numbers = /\p{N}+(?:[.,:]\p{N}+)*/gu;

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[‐‑–—−]/gu, '-');

/**
 * As whole words; a space of the spelling may be a hyphen or several spaces, and the reverse. A
 * number must be whole too: 5 is not part of 3.5, 5,000 or -5.
 */
function mentions(plain: string, spelling: string): boolean {
  const words = plainOf(spelling)
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`));
  if (words.length === 0) return false;
  const text = words.join(String.raw`[\s-]+`);
  const before = String.raw`(?<![\p{L}\p{N}_])${/^\p{N}/u.test(text) ? noNumberBefore : ''}`;
  const after = String.raw`(?![\p{L}\p{N}_])${/\p{N}$/u.test(text) ? noNumberAfter : ''}`;
  return new RegExp(before + text + after, 'u').test(plain);
}

const noNumberBefore = String.raw`(?<!\p{N}[.,])(?<!(?:^|[\s(=])-)`;
const noNumberAfter = String.raw`(?![.,]\p{N})`;

/** Equal but for rounding and the order of an object's keys. */
export function isSameJson(one: Json, other: Json): boolean {
  if (typeof one === 'number' && typeof other === 'number') return isSameNumber(one, other);
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    return (
      one.length === other.length && one.every((each, at) => isSameJson(each, other[at] ?? null))
    );
  }
  if (one === null || other === null) return one === other;
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isSameJson(one[key] ?? null, other[key] ?? null),
    )
  );
}

const isSameNumber = (one: number, other: number) =>
  one === other || Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** Rows of a query; without `ordered`, each must have a partner whatever its place. */
export function isSameRows(one: readonly Json[][], other: readonly Json[][], ordered: boolean) {
  if (one.length !== other.length) return false;
  if (ordered) return one.every((row, at) => isSameJson(row, other[at] ?? null));
  const left = [...other];
  return one.every((row) => {
    const at = left.findIndex((each) => isSameJson(row, each));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
