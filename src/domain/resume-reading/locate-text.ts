import { present } from '#domain/resume/resume.ts';
import type { FieldPlace, PageBox, PageLine, ParsedPage } from './parsed-resume.ts';
import { textWidth } from './text-width.ts';

type Placed = { line: PageLine; bare: string; page: number };
export type PlacedLines = readonly Placed[];

const presentWords = /\b(?:present|current(?:ly)?|now|ongoing|till date|to date)\b/iu;
/** Lines of another column that may come between two lines of one text. */
const maxBetween = 4;

const bareOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Indexes the lines of all pages for many text searches. */
export function placedLines(pages: readonly ParsedPage[]): PlacedLines {
  return pages.flatMap(({ lines }, page) =>
    lines.map((line) => ({ line, bare: bareOf(line.text), page })),
  );
}

/** The indexes of lines that contain the text or its beginning. */
export function occurrencesOf(value: string, lines: PlacedLines): number[] {
  const needle = bareOf(value);
  if (needle === '') return [];
  const isThere =
    datedBy(value) ?? (({ bare }: Placed) => bare.includes(needle) || begins(needle, bare));
  return lines.flatMap((line, at) => (isThere(line) ? [at] : []));
}

export const placeOf = ({ page, line }: Placed): FieldPlace => ({ page, box: boxOf(line) });

/**
 * Locates text: part of the shortest line that contains it, or the lines it spans. A month is
 * located by its year. `near` is the known start of its entry. Null when not found.
 */
export function locateText(
  value: string,
  lines: PlacedLines,
  near: FieldPlace | null = null,
): FieldPlace | null {
  const needle = bareOf(value);
  if (needle === '') return null;
  const ordered = near === null ? lines : rotateTo(lines, near);
  const isDated = datedBy(value);
  if (isDated !== null) {
    const dated = ordered.find(isDated);
    return dated === undefined ? null : placeOf(dated);
  }
  const holding = ordered.filter(({ bare }) => bare.includes(needle));
  const asWords = holding.filter(({ line }) => wordsAt(line.text, value) >= 0);
  const best = asWords.length > 0 ? asWords : holding;
  const whole =
    near === null ? best.toSorted((one, other) => one.bare.length - other.bare.length)[0] : best[0];
  if (whole !== undefined) return { page: whole.page, box: partOf(whole.line, value) };
  return runOf(needle, ordered);
}

const begins = (needle: string, bare: string) => bare.length > 3 && needle.startsWith(bare);

/** A predicate for lines with this month or 'present'; null for other text. */
function datedBy(value: string): ((placed: Placed) => boolean) | null {
  if (value === present) return ({ line }) => presentWords.test(line.text);
  const [, year] = /^(\d{4})(?:-\d{2})?$/u.exec(value) ?? [];
  return year === undefined ? null : ({ line }) => line.text.includes(year);
}

/** The index of whole words in a text ('Java' isn't in 'JavaScript'); -1 when absent. */
function wordsAt(text: string, value: string): number {
  const [whole, needle] = [text.toLowerCase(), value.toLowerCase()];
  const continuesWord = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  let at = whole.indexOf(needle);
  while (at >= 0 && (continuesWord(whole[at - 1]) || continuesWord(whole[at + needle.length])))
    at = whole.indexOf(needle, at + 1);
  return at;
}

/** Rotates the lines so that the one at a place comes first. */
function rotateTo(lines: PlacedLines, { page, box }: FieldPlace): PlacedLines {
  const start = lines.findIndex(
    (each) => each.page === page && Math.abs(each.line.y - box.y) < box.height / 2,
  );
  return start <= 0 ? lines : [...lines.slice(start), ...lines.slice(0, start)];
}

/** The box of a text within its line. */
function partOf(line: PageLine, value: string): PageBox {
  const words = wordsAt(line.text, value);
  const start = words < 0 ? line.text.toLowerCase().indexOf(value.toLowerCase()) : words;
  if (start < 0 || value.length > line.text.length * 0.8) return boxOf(line);
  const scale = line.width / textWidth(line.text);
  return {
    x: line.x + textWidth(line.text.slice(0, start)) * scale,
    y: line.y,
    width: textWidth(line.text.slice(start, start + value.length)) * scale,
    height: line.height,
  };
}

/** The bounding box of the lines that a text spans, on its first page. */
function runOf(needle: string, lines: PlacedLines): FieldPlace | null {
  const start = lines.findIndex(({ bare }) => begins(needle, bare));
  const first = lines[start];
  if (first === undefined) return null;
  let rest = needle.slice(first.bare.length);
  let box = boxOf(first.line);
  let between = 0;
  for (const { line, bare, page } of lines.slice(start + 1)) {
    if (rest === '' || page !== first.page || between > maxBetween) break;
    if (bare !== '' && rest.startsWith(bare)) {
      rest = rest.slice(bare.length);
      box = around(box, line);
      between = 0;
    } else between += 1;
  }
  return { page: first.page, box };
}

const boxOf = ({ x, y, width, height }: PageBox): PageBox => ({ x, y, width, height });

function around(one: PageBox, other: PageBox): PageBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
