import { isOnlyDates } from './find-dates.ts';
import type { Piece } from './piece.ts';

const footers =
  /^(?:(?:.{0,60}[\s|–—-])?(?:page\s*)?\d{1,2}\s*(?:\/|of|von|de)\s*\d{1,2}|page \d{1,2}|-?\s*\d{1,2}\s*-?)$/iu;
const stamps =
  /^(?:last updated|updated|as of|stand|created with|made with|powered by)\b.{0,40}$/iu;
/** Numbers count pages, except in dates. */
const withoutNumbers = (text: string) =>
  isOnlyDates(text) ? text : text.toLowerCase().replaceAll(/\d+/gu, '#').trim();

/** Removes text repeated in page margins: running headers, page numbers, modification dates. */
export function removeRepeated(
  pieces: readonly Piece[],
  pages: readonly { height: number }[],
): Piece[] {
  const heightOf = (piece: Piece) => pages[piece.page]?.height ?? 842;
  const isAtTop = (piece: Piece) => piece.y < heightOf(piece) * 0.09;
  const isAtEdge = (piece: Piece) =>
    isAtTop(piece) || piece.y + piece.height > heightOf(piece) * 0.91;
  // What ends one page and begins the next is no running header.
  const keyOf = (piece: Piece) => `${isAtTop(piece)} ${withoutNumbers(piece.text)}`;
  const pagesBy = new Map<string, Set<number>>();
  for (const piece of pieces.filter(isAtEdge)) {
    const key = keyOf(piece);
    pagesBy.set(key, (pagesBy.get(key) ?? new Set()).add(piece.page));
  }
  return pieces.filter((piece) => {
    if (!isAtEdge(piece) || piece.isHeading) return true;
    if (footers.test(piece.text) || stamps.test(piece.text)) return false;
    const repeated = (pagesBy.get(keyOf(piece))?.size ?? 0) > 1;
    // If every page shows the name, the first occurrence is kept.
    return !repeated || piece.page === 0;
  });
}
