import { present } from '#domain/resume/resume.ts';
import type { FieldPlace, PageBox, PageLine, ParsedPage } from './parsed-resume.ts';
import { textWidth } from './text-width.ts';

type Placed = { line: PageLine; bare: string; page: number };
export type PlacedLines = readonly Placed[];

const presentWords = /\b(?:present|current(?:ly)?|now|ongoing|till date|to date)\b/iu;
/** Lines of another column that may stand between two lines of one text. */
const mostBetween = 4;

const bareOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The lines of all pages, made ready to look for many texts among them. */
export function placedLines(pages: readonly ParsedPage[]): PlacedLines {
  return pages.flatMap(({ lines }, page) =>
    lines.map((line) => ({ line, bare: bareOf(line.text), page })),
  );
}

/**
 * Where a text stands: the part of the shortest line that holds it, or the lines that it runs over. A month stands where its
 * year does. `near` is where its entry is known to begin. Null where it is nowhere.
 */
export function locateText(
  value: string,
  lines: PlacedLines,
  near: FieldPlace | null = null,
): FieldPlace | null {
  const wanted = bareOf(value);
  if (wanted === '') return null;
  const ordered = near === null ? lines : fromThere(lines, near);
  const [, year] = /^(\d{4})(?:-\d{2})?$/u.exec(value) ?? [];
  if (year !== undefined || value === present) {
    const dated = ordered.find(({ line }) =>
      year === undefined ? presentWords.test(line.text) : line.text.includes(year),
    );
    return dated === undefined ? null : { page: dated.page, box: boxOf(dated.line) };
  }
  const holding = ordered.filter(({ bare }) => bare.includes(wanted));
  const whole =
    near === null
      ? holding.toSorted((one, other) => one.bare.length - other.bare.length)[0]
      : holding[0];
  if (whole !== undefined) return { page: whole.page, box: partOf(whole.line, value) };
  return runOf(wanted, ordered);
}

/** Lines from the one at a place on, then those before it. */
function fromThere(lines: PlacedLines, { page, box }: FieldPlace): PlacedLines {
  const start = lines.findIndex(
    (each) => each.page === page && Math.abs(each.line.y - box.y) < box.height / 2,
  );
  return start <= 0 ? lines : [...lines.slice(start), ...lines.slice(0, start)];
}

/** The box of a text inside its line. */
function partOf(line: PageLine, value: string): PageBox {
  const start = line.text.toLowerCase().indexOf(value.toLowerCase());
  if (start < 0 || value.length > line.text.length * 0.8) return boxOf(line);
  const scale = line.width / textWidth(line.text);
  return {
    x: line.x + textWidth(line.text.slice(0, start)) * scale,
    y: line.y,
    width: textWidth(line.text.slice(start, start + value.length)) * scale,
    height: line.height,
  };
}

/** The box around the lines that a text runs over, on the page where it begins. */
function runOf(wanted: string, lines: PlacedLines): FieldPlace | null {
  const start = lines.findIndex(({ bare }) => bare.length > 3 && wanted.startsWith(bare));
  const first = lines[start];
  if (first === undefined) return null;
  let rest = wanted.slice(first.bare.length);
  let box = boxOf(first.line);
  let between = 0;
  for (const { line, bare, page } of lines.slice(start + 1)) {
    if (rest === '' || page !== first.page || between > mostBetween) break;
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
