import type { Section } from '#domain/resume-reading/gather-sections.ts';
import { withoutBullet } from '#domain/resume-reading/make-lines.ts';
import type { Line, Piece } from '#domain/resume-reading/piece.ts';
import { splitList } from '#domain/resume-reading/read-skills.ts';

/** So many words make a list at the end: fewer where it calls itself keywords, more where a list belongs. */
const fewest = { labelled: 4, free: 12, inList: 15 };
const listSections = new Set(['skills', 'languages', 'other', 'certifications', 'achievements']);
const joins =
  /(?<![\p{L}])(?:a|an|the|and|of|to|in|for|with|by|from|on|at|is|was|were|that|which|as|und|der|die|das|mit|von|für)(?![\p{L}])/iu;
const label =
  /^(?:(?:ats|seo|search|relevant|additional)\s+)?(?:key\s?-?words?|buzz\s?-?words?|tags|search terms)\s*(?:[:–-]\s*|$)/iu;

/** The words that a paragraph lists; none where it is a text. */
function itemsOf(lines: readonly Line[]): string[] {
  const text = lines.map((line) => withoutBullet(line.text)).join(' ');
  const plain = text.replace(label, '');
  const signs = (plain.match(/[,;|•·/]/gu) ?? []).length;
  const isShort = (item: string) => item.split(/\s+/u).length <= 3;
  if (signs >= 3) {
    const items = splitList(plain);
    return items.filter(isShort).length >= items.length * 0.85 ? items : [];
  }
  const texts = lines.map((line) => withoutBullet(line.text).replace(label, '')).filter(Boolean);
  if (texts.length >= 4 && texts.every(isShort)) return texts;
  const isProse = joins.test(plain) || /[.!?:]\s|[.!?]$/u.test(plain);
  return isProse || lines.some((line) => line.isBullet) ? [] : plain.split(/\s+/u).filter(Boolean);
}

/** The last paragraph of a section: lines that follow each other without a gap. */
function lastParagraph(lines: readonly Line[]): Line[] {
  let from = lines.length - 1;
  while (from > 0 && (lines[from]?.gap ?? 9) < 1.45) from -= 1;
  return lines.slice(Math.max(0, from));
}

function isTail(paragraph: readonly Line[], section: Section): boolean {
  const [first] = paragraph;
  const items = itemsOf(paragraph).length;
  if (first && label.test(withoutBullet(first.text))) return items >= fewest.labelled;
  const isWhole = paragraph.length === section.lines.length;
  if (!listSections.has(section.kind)) return items >= fewest.free;
  // The list of a section of skills is what it is for; another one after it is not.
  const isGrouped = /^[^,:]{2,45}:/u.test(first?.text ?? '');
  return !isWhole && !isGrouped && items >= fewest.inList;
}

/** Lists of words that stand last in the document, or in a column of its last page, and belong to nothing; and those that are called keywords, wherever they stand. */
export function findTailLists(
  sections: readonly Section[],
  lastPieces: ReadonlySet<Piece>,
): Line[] {
  const found: Line[] = [];
  for (const [at, section] of sections.entries()) {
    const isKeywords = label.test(section.title);
    const isLast =
      at === sections.length - 1 ||
      section.lines.at(-1)?.pieces.some((piece) => lastPieces.has(piece)) === true;
    if (isKeywords) found.push(...section.lines);
    if (isKeywords || !isLast) continue;
    let lines = section.lines;
    for (;;) {
      const paragraph = lastParagraph(lines);
      if (paragraph.length === 0 || !isTail(paragraph, { ...section, lines })) break;
      found.push(...paragraph);
      lines = lines.slice(0, -paragraph.length);
    }
  }
  return found;
}
