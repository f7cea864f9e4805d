import type { Section } from '#domain/resume-reading/gather-sections.ts';
import type { Line, Piece } from '#domain/resume-reading/piece.ts';
import type { Column } from '#domain/resume-reading/split-columns.ts';
import { isKeywords, listedWords } from './word-list.ts';

/**
 * Minimum number of words in a trailing list: fewer if it is labelled as keywords, more where a
 * list is normal.
 */
const minWords = { labelled: 4, free: 12, inList: 15 };
const listSections = new Set(['skills', 'languages', 'other', 'certifications', 'achievements']);

/** 'Tools: Git, Docker' is a group of skills. */
const isGrouped = (text: string) => /^[^,:]{2,45}:/u.test(text);

/** The last paragraph of a section: consecutive lines without a gap. */
function lastParagraph(lines: readonly Line[]): Line[] {
  let from = lines.length - 1;
  while (from > 0 && (lines[from]?.gap ?? 9) < 1.45) from -= 1;
  return lines.slice(Math.max(0, from));
}

function isTail(paragraph: readonly Line[], section: Section): boolean {
  const [first] = paragraph;
  const items = listedWords(paragraph).length;
  if (first && isKeywords(first.text)) return items >= minWords.labelled;
  const isWhole = paragraph.length === section.lines.length;
  if (!listSections.has(section.kind)) return items >= minWords.free;
  // A skill section may consist of a list; a second list after it is stuffing.
  return !isWhole && !isGrouped(first?.text ?? '') && items >= minWords.inList;
}

/**
 * Trailing word lists in the document or in a column of its last page that belong to no section,
 * and lists labelled as keywords anywhere.
 */
export function findTailLists(
  sections: readonly Section[],
  lastPieces: ReadonlySet<Piece>,
): Line[] {
  const found: Line[] = [];
  for (const [at, section] of sections.entries()) {
    const isLast =
      at === sections.length - 1 ||
      section.lines.at(-1)?.pieces.some((piece) => lastPieces.has(piece)) === true;
    if (isKeywords(section.title)) found.push(...section.lines);
    else if (isLast) {
      let lines = section.lines;
      for (;;) {
        const paragraph = lastParagraph(lines);
        if (paragraph.length === 0 || !isTail(paragraph, { ...section, lines })) break;
        found.push(...paragraph);
        lines = lines.slice(0, -paragraph.length);
      }
    }
  }
  return found;
}

/**
 * Pieces at the bottom of a column of the last page, or below its columns, that list words without
 * their own heading.
 */
export function findListsBelow(columns: readonly Column[]): Piece[] {
  const page = Math.max(0, ...columns.map((column) => column.page));
  const last = columns.filter((column) => column.page === page);
  const all = { pieces: last.flatMap(({ pieces }) => pieces) };
  return [...(last.length > 1 ? [all] : []), ...last]
    .map(({ pieces }) => lowestList(pieces))
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

function lowestList(pieces: readonly Piece[]): Piece[] {
  const rows = pieces.toSorted((a, b) => b.y - a.y);
  const left = Math.min(...rows.map((piece) => piece.x));
  const block: Piece[] = [];
  for (const piece of rows) {
    const below = block.at(-1);
    if (below && below.y - piece.y > below.fontSize * 2) break;
    if (Math.abs(piece.x - left) > 2) return [];
    block.push(piece);
  }
  const lines = block.toReversed();
  const [top] = lines;
  const first = top?.text ?? '';
  const items = listedWords(lines).length;
  if (isKeywords(first)) return items >= minWords.labelled ? lines : [];
  const isWhole = block.length === pieces.length;
  const isSection = isWhole || top?.isHeading === true || isGrouped(first);
  return items >= minWords.inList && !isSection ? lines : [];
}
